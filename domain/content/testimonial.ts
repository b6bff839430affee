import type * as v from 'valibot'
import { rating } from '../limits.ts'
import { limits } from './fields/checks.ts'
import { line, localizedText, picture, visibility, whole } from './fields/fieldKinds.ts'
import { contentFrom } from './fields/fieldTable.ts'

export const testimonial = contentFrom({
  client_name: line(limits.clientName, 'clientNameMissing', { namesRow: true }),
  avatar_url: picture('avatarUrl'),
  rating: whole(rating, 'ratingRange'),
  client_role: localizedText(limits.role, 'client_role'),
  client_company: localizedText(limits.company),
  content: localizedText(limits.content, 'content'),
  visibility: visibility({ since: 2 }),
  /** The id of the project that the testimonial is about. */
  project_id: line(limits.documentId, undefined, { since: 3 }),
})

/** Everything derived from the table, as for projects. */
export const {
  fields: testimonialFields,
  Draft: TestimonialDraft,
  Stored: Testimonial,
  empty: emptyTestimonial,
  localized: testimonialLocalizedFields,
} = testimonial

/** The values of the testimonial form. */
export type TestimonialDraft = v.InferOutput<typeof TestimonialDraft>
export type Testimonial = v.InferOutput<typeof Testimonial>
/** The texts of a testimonial that exist in every language. */
export type TestimonialText = (typeof testimonialLocalizedFields.required)[number]
