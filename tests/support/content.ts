import { collections } from '@studio/domain/collections'
import type { Project } from '@studio/domain/project'
import type { Testimonial } from '@studio/domain/testimonial'
import { projectDocument, type Stored, testimonialDocument } from './factories'
import { store } from './store'

/** The place after all others of a collection. */
async function lastPlace(collection: string) {
  const found = await store.collection(collection).orderBy('order_position', 'desc').limit(1).get()
  return ((found.docs[0]?.get('order_position') as number | undefined) ?? -1) + 1
}

/** Stores projects after all others; gives their ids. */
export async function addProjects(...given: Partial<Stored<Project>>[]): Promise<string[]> {
  const first = await lastPlace(collections.projects)
  const added = given.map((project, at) =>
    store.collection(collections.projects).add(projectDocument({ order_position: first + at, ...project })),
  )
  return (await Promise.all(added)).map(({ id }) => id)
}

/** Stores testimonials after all others; gives their ids. */
export async function addTestimonials(...given: Partial<Stored<Testimonial>>[]): Promise<string[]> {
  const first = await lastPlace(collections.testimonials)
  const added = given.map((testimonial, at) =>
    store.collection(collections.testimonials).add(testimonialDocument({ order_position: first + at, ...testimonial })),
  )
  return (await Promise.all(added)).map(({ id }) => id)
}
