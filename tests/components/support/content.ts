import { collections } from '@studio/domain/collections'
import type { PriceList } from '@studio/domain/content/priceList'
import { type Project, projectLocalizedFields } from '@studio/domain/content/project'
import type { Testimonial } from '@studio/domain/content/testimonial'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { nextRevision } from '@studio/domain/nextRevision'
import { page } from 'vitest/browser'
import {
  newRevision,
  priceListDocument,
  projectDocument,
  type Stored,
  testimonialDocument,
} from '../../support/factories'
import { server } from './server'

/** Returns the address of a picture on the site. */
export const samplePicture = (name = 'volta') => `${location.origin}/samples/${name}.webp`

/** Stores documents after all others of their collection. Returns their ids. */
function add(collection: string, documents: readonly { order_position: number }[]): string[] {
  const places = server.all(collection).map(({ order_position }) => Number(order_position))
  const first = Math.max(-1, ...places) + 1
  return documents.map((document, at) => {
    const id = crypto.randomUUID()
    server.put(collection, id, { ...document, order_position: first + at })
    return id
  })
}

/** Stores projects after all others. Returns their ids. */
export const addProjects = (...given: Partial<Stored<Project>>[]): string[] =>
  add(
    collections.projects,
    given.map((project) => projectDocument({ image_url: samplePicture(), video_url: '', ...project })),
  )

/** Stores testimonials after all others. Returns their ids. */
export const addTestimonials = (...given: Partial<Stored<Testimonial>>[]): string[] =>
  add(
    collections.testimonials,
    given.map((testimonial) => testimonialDocument({ avatar_url: '', ...testimonial })),
  )

/** Stores price lists after all others. Returns their ids. */
export const addPriceLists = (...given: Partial<Stored<PriceList>>[]): string[] =>
  add(
    collections.prices,
    given.map((list) => priceListDocument(list)),
  )

/** Stores a project whose nine translations are up to date. Returns its id. */
export function addTranslatedProject(title_es: string): string {
  const project = projectDocument({ title_es })
  const [id = ''] = addProjects({
    title_es,
    translated_from: nextSourceHashes(project, projectLocalizedFields, undefined),
  })
  return id
}

/** Returns the stored projects with this Spanish title. */
export const projectsTitled = (title: string) =>
  server.all(collections.projects).filter(({ title_es }) => title_es === title)

/** Returns the stored testimonials of a client of this name. */
export const testimonialsOf = (name: string) =>
  server.all(collections.testimonials).filter(({ client_name }) => client_name === name)

/** Changes a document like another device. */
export function changeElsewhere(collection: string, id: string, fields: object) {
  const { rev = '', ...stored } = server.read(collection, id) ?? {}
  const base = { rev: String(rev), base_rev: '' }
  server.put(collection, id, { ...stored, ...fields, ...nextRevision(newRevision(), base) })
}

/** Returns the tab of a language. */
export const tab = (code: LanguageCode) => page.getByRole('tab', { name: languageOf(code).name })

/** Returns the toast with this text. */
export const toast = (text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

/** Returns the table row with this text. */
export const row = (text: string) => page.getByRole('row').filter({ hasText: text })

/** Returns the trimmed texts of a locator's elements, in order. */
export const textsOf = (found: ReturnType<typeof page.getByRole>) =>
  found.elements().map(({ textContent }) => textContent?.trim() ?? '')

/** Returns the names of a list's rows, in order. */
export const rowNames = () => textsOf(page.getByRole('rowheader'))

/** Returns the page's heading. */
export const heading = (name: string) => page.getByRole('heading', { level: 1, name })
