import * as v from 'valibot'
import { email, isSafeUrl, limits } from './fields.ts'
import { says } from './validationTexts.ts'

/** The values of the contact form's two lists (specification, section 9). */
export const videoTypes = ['reel', 'ugc', 'comercial', 'longform', 'otro'] as const
export const budgets = ['bajo', 'medio', 'alto', 'premium'] as const

/** Limits of the contact form, in characters. */
export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 20, max: 1000 }, choice: 50 } as const

/** Subject of an enquiry for which no video type was chosen. */
export const generalSubject = 'Consulta general'

/** Letters of any script, spaces, apostrophe and hyphen: the page is read in ten languages. */
const nameCharacters = /^[\p{L}\p{M} '’-]+$/u

const choiceOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(contactLimits.choice, says('tooLong')),
    v.check((value) => value === '' || values.includes(value), says('choiceUnknown')),
  )

/** What a visitor sends; unknown fields are refused. */
export const ContactForm = v.strictObject({
  name: v.pipe(
    v.string(says('nameShort')),
    v.trim(),
    v.minLength(contactLimits.name.min, says('nameShort')),
    v.maxLength(contactLimits.name.max, says('nameLong')),
    v.regex(nameCharacters, says('nameCharacters')),
  ),
  email,
  videoType: v.optional(choiceOf(videoTypes), ''),
  referenceLink: v.optional(
    v.pipe(
      v.string(says('linkFormat')),
      v.trim(),
      v.maxLength(limits.url, says('linkFormat')),
      v.check((link) => link === '' || isSafeUrl(link), says('linkFormat')),
    ),
    '',
  ),
  budget: v.optional(choiceOf(budgets), ''),
  message: v.pipe(
    v.string(says('messageShort')),
    v.trim(),
    v.minLength(contactLimits.message.min, says('messageShort')),
    v.maxLength(contactLimits.message.max, says('messageLong')),
  ),
  consent: v.pipe(
    v.boolean(says('consentMissing')),
    v.check((isGiven) => isGiven, says('consentMissing')),
  ),
})
export type ContactForm = v.InferOutput<typeof ContactForm>
/** The form's fields before they are checked. */
export type ContactInput = v.InferInput<typeof ContactForm>
