import * as v from 'valibot'
import { inEveryLanguage } from '../languages.ts'
import { revisionFields } from '../revision.ts'
import { limits, optionalText, optionalUrl, requiredText, storedText } from './fields.ts'
import { type LocalizedFields, Stamps, storedStamps } from './translation.ts'
import { says } from './validationTexts.ts'

export const rating = { min: 1, max: 5, default: 5 } as const

/** The texts of a testimonial that every language must have; `client_company` may be left out. */
export const testimonialTexts = ['client_role', 'content'] as const
export type TestimonialText = (typeof testimonialTexts)[number] | 'client_company'
export const testimonialLocalizedFields: LocalizedFields<TestimonialText> = {
  required: testimonialTexts,
  optional: ['client_company'],
}

/** What the testimonial form holds and what may be saved to the site. */
export const TestimonialDraft = v.object({
  client_name: v.pipe(
    v.string(says('clientNameMissing')),
    v.trim(),
    v.nonEmpty(says('clientNameMissing')),
    v.maxLength(limits.clientName, says('tooLong')),
  ),
  avatar_url: optionalUrl('avatarUrl'),
  rating: v.pipe(
    v.number(says('ratingRange')),
    v.integer(says('ratingRange')),
    v.minValue(rating.min, says('ratingRange')),
    v.maxValue(rating.max, says('ratingRange')),
  ),
  ...inEveryLanguage('client_role', (code) => requiredText('client_role', code, limits.role)),
  ...inEveryLanguage('client_company', () => optionalText(limits.company)),
  ...inEveryLanguage('content', (code) => requiredText('content', code, limits.content)),
  translated_from: Stamps,
})
export type TestimonialDraft = v.InferOutput<typeof TestimonialDraft>

/** A stored testimonial; `id` is the document's name. */
export const Testimonial = v.object({
  id: v.string(),
  client_name: storedText,
  avatar_url: storedText,
  rating: v.fallback(v.number(), rating.default),
  order_position: v.fallback(v.number(), 0),
  ...inEveryLanguage('client_role', () => storedText),
  ...inEveryLanguage('client_company', () => storedText),
  ...inEveryLanguage('content', () => storedText),
  translated_from: storedStamps,
  ...revisionFields,
})
export type Testimonial = v.InferOutput<typeof Testimonial>

/** The form's first values for a new testimonial. */
export const emptyTestimonial: TestimonialDraft = {
  client_name: '',
  avatar_url: '',
  rating: rating.default,
  ...inEveryLanguage('client_role', () => ''),
  ...inEveryLanguage('client_company', () => ''),
  ...inEveryLanguage('content', () => ''),
  translated_from: {},
}
