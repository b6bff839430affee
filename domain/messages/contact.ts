import * as v from 'valibot'
import { limits } from '../content/fields/checks.ts'
import { isPublicUrl } from '../content/fields/publicUrl.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { languageCodes } from '../languages.ts'
import { contactLimits } from '../limits.ts'
import { asciiDigits, cleanLine, cleanText, narrow, visibleLength } from '../values/cleanText.ts'
import { email } from '../values/email.ts'
import { linkIn } from '../values/link.ts'
import { personName } from '../values/name.ts'
import { firstPolicyVersion, policyVersions } from './policy.ts'

/** The values of the contact form's two lists (specification, section 9). */
export const videoTypes = ['reel', 'ugc', 'comercial', 'longform', 'otro'] as const
export const budgets = ['bajo', 'medio', 'alto', 'premium'] as const
export type Budget = (typeof budgets)[number]

/** The budget ranges' bounds in USD (specification, section 9). */
export const budgetBounds: Readonly<Record<Budget, { from?: number; to?: number }>> = {
  bajo: { to: 300 },
  medio: { from: 300, to: 800 },
  alto: { from: 800, to: 2000 },
  premium: { from: 2000 },
}

/** Subject of an enquiry for which no video type was chosen. */
export const generalSubject = 'Consulta general'

const choiceOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(contactLimits.choice, messageKey('tooLong')),
    v.check((value) => value === '' || values.includes(value), messageKey('choiceUnknown')),
  )

/**
 * A telephone number as a visitor writes it, or ''. The page cannot check more, because libphonenumber is too large for
 * it; the server writes a number with a country in the usual way.
 */
const looksLikePhone = v.pipe(
  v.string(messageKey('phoneFormat')),
  v.transform((text) => asciiDigits(narrow(cleanLine(text)))),
  v.check(
    (text) => text === '' || /^(?=(\D*\d){6,20}\D*$)[\d ()+./\p{Pd}]{1,40}$/u.test(text),
    messageKey('phoneFormat'),
  ),
)

/** The fields that a visitor fills in; unknown fields are refused. */
export const ContactForm = v.strictObject({
  name: personName,
  email,
  phone: v.optional(looksLikePhone, ''),
  videoType: v.optional(choiceOf(videoTypes), ''),
  referenceLink: v.optional(
    v.pipe(
      v.string(messageKey('linkFormat')),
      v.transform(linkIn),
      v.maxLength(limits.url, messageKey('linkFormat')),
      v.check((link) => link === '' || isPublicUrl(link), messageKey('linkFormat')),
    ),
    '',
  ),
  budget: v.optional(choiceOf(budgets), ''),
  message: v.pipe(
    v.string(messageKey('messageShort')),
    v.transform(cleanText),
    v.check((message) => visibleLength(message) >= contactLimits.message.min, messageKey('messageShort')),
    v.maxLength(contactLimits.message.max, messageKey('messageLong')),
  ),
  consent: v.pipe(
    v.boolean(messageKey('consentMissing')),
    v.check((isGiven) => isGiven, messageKey('consentMissing')),
  ),
})
export type ContactForm = v.InferOutput<typeof ContactForm>
/** The form's fields before they are checked. */
export type ContactInput = v.InferInput<typeof ContactForm>

/** The request that the page sends: the form, and data to detect duplicates and bots. Unknown fields are refused. */
export const ContactSubmission = v.strictObject({
  ...ContactForm.entries,
  /** Created once per filled form, so that a form that is sent twice is stored once. */
  key: v.pipe(v.string(), v.uuid()),
  /** A honeypot that no person sees. Its name is chosen so that neither autofill nor password managers fill it in. */
  topic: v.optional(v.string(), ''),
  /** The honeypot's name on pages opened before 24 November 2026; to be dropped in March 2027. */
  website: v.optional(v.string()),
  /** The language of the page; older pages do not send it. */
  language: v.optional(v.picklist(languageCodes)),
  /** The version of the privacy policy that the page showed. */
  policy_version: v.optional(v.picklist(policyVersions), firstPolicyVersion),
  /** Time since the visitor began to write, in ms, including earlier pages in the same tab. */
  open_ms: v.optional(v.number(), 0),
  /** Proof of work, once the server has asked for it (proofOfWork.ts). */
  work: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
})
export type ContactSubmission = v.InferOutput<typeof ContactSubmission>

/** The shortest time in which a person fills in the form, in ms. A form that was filled in faster counts as a bot's. */
export const minimumOpenMs = 3000

/**
 * Returns whether an enquiry looks like a bot's. Suspects are stored and answered as usual: dropping them would lose clients
 * with unusual browsers, and a refusal would teach bots.
 */
export const looksAutomatic = ({ topic, website, open_ms }: Pick<ContactSubmission, 'topic' | 'website' | 'open_ms'>) =>
  Boolean(topic || website) || !(open_ms >= minimumOpenMs)

const hour = 60 * 60_000

/**
 * Maximum numbers of enquiries per window of time; no caller can change them. Beyond `inbox`, in total or from one
 * `hop`, enquiries are stored as suspected. Beyond `address`, `site` (all networks of one IPv6 site) and `email` they
 * are refused. Beyond `hop` (the last proxy's caller, possibly a CDN that visitors share) and `all` they need proof of
 * work (proofOfWork.ts), so that nobody can block the form for others.
 */
export const enquiryLimits = {
  windowMs: hour,
  address: 20,
  site: 100,
  hop: 1000,
  email: 5,
  inbox: 200,
  all: 2000,
} as const
