import { collections } from '@studio/domain/collections'
import type { Project } from '@studio/domain/content/project'
import type { Testimonial } from '@studio/domain/content/testimonial'
import { projectDocument, type Stored, testimonialDocument } from './factories.ts'
import { samplePicture } from './site.ts'
import { inOneCommit, store } from './store.ts'

/** Returns the position after all others of a collection. */
async function lastPlace(collection: string) {
  const found = await store.collection(collection).orderBy('order_position', 'desc').limit(1).get()
  return ((found.docs[0]?.get('order_position') as number | undefined) ?? -1) + 1
}

/** Stores documents in one commit, after all others of their collection. Returns their ids. */
async function add(collection: string, documents: readonly { order_position: number }[]): Promise<string[]> {
  const first = await lastPlace(collection)
  const added = documents.map((document, at) => ({
    reference: store.collection(collection).doc(),
    fields: { ...document, order_position: first + at },
  }))
  await inOneCommit((batch) => {
    for (const { reference, fields } of added) batch.set(reference, fields)
  })
  return added.map(({ reference }) => reference.id)
}

/** Stores projects after all others. Returns their ids. */
export const addProjects = (...given: Partial<Stored<Project>>[]): Promise<string[]> =>
  add(
    collections.projects,
    given.map((project) => projectDocument({ image_url: samplePicture(), video_url: '', ...project })),
  )

/** Stores testimonials after all others. Returns their ids. */
export const addTestimonials = (...given: Partial<Stored<Testimonial>>[]): Promise<string[]> =>
  add(
    collections.testimonials,
    given.map((testimonial) => testimonialDocument({ avatar_url: '', ...testimonial })),
  )
