import { emptyTestimonial, type TestimonialDraft, testimonialLocalizedFields } from '@studio/domain/content/testimonial'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { inEveryLanguage } from '@studio/domain/languages'
import { stored, type TestimonialSeed } from './shapes.ts'
import data from './testimonials.json' with { type: 'json' }

/** The testimonials in the order of the page. */
const testimonials: readonly TestimonialSeed[] = data

/** Returns the testimonials as drafts, by id. */
export const testimonialDrafts = (siteUrl: string): [id: string, draft: TestimonialDraft][] =>
  testimonials.map(({ id, client_name, company, avatar, rating, project_id, texts }) => {
    const written = { ...inEveryLanguage('client_company', () => company), ...stored(texts) }
    const translated_from = nextSourceHashes(written, testimonialLocalizedFields, undefined)
    const avatar_url = avatar && `${siteUrl}${avatar}`
    return [id, { ...emptyTestimonial, client_name, avatar_url, rating, project_id, ...written, translated_from }]
  })
