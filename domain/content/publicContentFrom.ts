import * as v from 'valibot'
import type { LanguageCode } from '../languages.ts'
import { publicSettingsFrom } from '../settings/settingsFrom.ts'
import { Project } from './project.ts'
import { type PublicContent, publicContentVersion, publicProject, publicTestimonial } from './publicContent.ts'
import { Testimonial } from './testimonial.ts'
import { isVisible } from './visibility.ts'

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
 * What visitors get to know at a moment of what is stored, in a language. A document without a place in the order comes
 * last; what is hidden or planned for a later day is left out, for admins too. Under maintenance only `isForAdmin`
 * content has its lists.
 */
export function publicContentFrom(
  language: LanguageCode,
  stored: StoredContent,
  now: number,
  isForAdmin = false,
): PublicContent {
  const settings = publicSettingsFrom(stored.settings)
  const isShown = isForAdmin || !settings.maintenance.enabled
  const rowsOf = <Row extends { visibility: string }>(
    schema: v.GenericSchema<unknown, Row>,
    documents: readonly StoredDocument[],
  ) =>
    isShown
      ? [...documents]
          .sort((one, other) => placeOf(one) - placeOf(other) || compare(one.id, other.id))
          .map((document) => v.parse(schema, document))
          .filter((row) => isVisible(row, now))
      : []
  return {
    version: publicContentVersion,
    language,
    settings,
    projects: rowsOf(Project, stored.projects).map((row) => publicProject(row.id, row, language)),
    testimonials: rowsOf(Testimonial, stored.testimonials).map((row) => publicTestimonial(row.id, row, language)),
  }
}

const placeOf = ({ order_position }: StoredDocument) =>
  typeof order_position === 'number' ? order_position : Number.MAX_SAFE_INTEGER

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
