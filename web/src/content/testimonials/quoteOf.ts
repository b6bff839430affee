import type { TestimonialDraft } from '@studio/domain/content/testimonial'
import { fallbacks, type LanguageCode, localized } from '@studio/domain/languages'
import type { Quote } from './TestimonialCard'

/** What a visitor sees of a testimonial, stored or still being written, in a language. */
export const quoteOf = (id: string, row: TestimonialDraft, language: LanguageCode): Quote => ({
  id,
  name: row.client_name,
  role: localized(row, 'client_role', language, fallbacks.public),
  company: localized(row, 'client_company', language, fallbacks.public),
  content: localized(row, 'content', language, fallbacks.public),
  avatarUrl: row.avatar_url,
  rating: row.rating,
  isSample: false,
})
