import * as v from 'valibot'
import { limits } from '../content/fields/checks.ts'
import { isPublicUrl } from '../content/fields/publicUrl.ts'
import { messageKey } from '../content/fields/validationTexts.ts'
import { languageCodes } from '../languages.ts'
import { contactLimits } from '../limits.ts'
import { cleanText, visibleLength } from '../values/cleanText.ts'
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

/** What a visitor fills in; unknown fields are refused. */
export const ContactForm = v.strictObject({
  name: personName,
  email,
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

/** What the page sends: the form, and what tells a repeated or a robot's form from a person's. Unknown fields are refused. */
export const ContactSubmission = v.strictObject({
  ...ContactForm.entries,
  /** Made once per filled form, so that a form that is sent again is not stored again. */
  key: v.pipe(v.string(), v.uuid()),
  /**
   * A field that no person sees. Its name means nothing to what fills in forms for people: no browser's autofill and no
   * password manager keeps a topic.
   */
  topic: v.optional(v.string(), ''),
  /** The same field of pages that were opened before 24 November 2026; to be dropped in March 2027. */
  website: v.optional(v.string()),
  /** In which language the visitor read the page; older pages do not say. */
  language: v.optional(v.picklist(languageCodes)),
  /** Which privacy policy the page showed. */
  policy_version: v.optional(v.picklist(policyVersions), firstPolicyVersion),
  /** Time since the text was begun, in ms: this page's, plus that of earlier pages in the same tab. */
  open_ms: v.optional(v.number(), 0),
  /** Proof of work, once the server has asked for it (work.ts). */
  work: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
})
export type ContactSubmission = v.InferOutput<typeof ContactSubmission>

/** A form that was filled in faster counts as a bot's, in ms. */
export const minimumOpenMs = 3000

/** Bot heuristic. Suspects are stored, not rejected. */
export const looksAutomatic = ({ topic, website, open_ms }: Pick<ContactSubmission, 'topic' | 'website' | 'open_ms'>) =>
  Boolean(topic || website) || !(open_ms >= minimumOpenMs)

const hour = 60 * 60_000

/**
 * How many enquiries are accepted per window of time; no caller can set it. Past `inbox`, in all or from one last proxy's
 * caller, they are stored as suspected. Past `address`, `site` (the many networks of one IPv6 site) and `email` they are
 * refused. Past `hop` (the last proxy's caller, maybe a CDN that visitors share) and `all` they need work (work.ts): so
 * nobody can close the form to others.
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
