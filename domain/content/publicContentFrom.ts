import * as v from 'valibot'
import type { LanguageCode } from '../languages.ts'
import { settingsFrom } from '../settings/settingsFrom.ts'
import { Project } from './project.ts'
import { type PublicContent, publicContentVersion, publicProject, publicTestimonial } from './publicContent.ts'
import { Testimonial } from './testimonial.ts'

/** A document with its name, whatever it holds. */
interface StoredDocument extends Record<string, unknown> {
  id: string
}

/** The three collections that the public page shows, as they are stored and in any order. */
export interface StoredContent {
  settings: readonly StoredDocument[]
  projects: readonly StoredDocument[]
  testimonials: readonly StoredDocument[]
}

/**
 * What visitors get to know of what is stored, in a language. A document without a place in the order comes last; under
 * maintenance only `isForAdmin` content has its lists.
 */
export function publicContentFrom(language: LanguageCode, stored: StoredContent, isForAdmin = false): PublicContent {
  const settings = settingsFrom(stored.settings)
  const isShown = isForAdmin || !settings.maintenance.enabled
  const inOrder = (documents: readonly StoredDocument[]) =>
    isShown ? [...documents].sort((one, other) => placeOf(one) - placeOf(other) || compare(one.id, other.id)) : []
  return {
    version: publicContentVersion,
    language,
    settings,
    projects: inOrder(stored.projects).map((row) => publicProject(row.id, v.parse(Project, row), language)),
    testimonials: inOrder(stored.testimonials).map((row) =>
      publicTestimonial(row.id, v.parse(Testimonial, row), language),
    ),
  }
}

const placeOf = ({ order_position }: StoredDocument) =>
  typeof order_position === 'number' ? order_position : Number.MAX_SAFE_INTEGER

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
