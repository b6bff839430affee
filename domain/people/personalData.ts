import * as v from 'valibot'
import { email } from '../values/email.ts'

/** Whose data is asked for; unknown fields are refused. */
export const PersonForm = v.strictObject({ email })
export type PersonForm = v.InferOutput<typeof PersonForm>

/** A document as it leaves the studio: times are ISO 8601 texts. */
const Exported = v.record(v.string(), v.unknown())

/** All that is kept of one e-mail address. */
export const PersonalData = v.object({
  messages: v.array(Exported),
  /** The studio's own mails that tell of them; an older function does not say. */
  mails: v.optional(v.array(Exported), []),
  /** How often the address has written, and tried to sign in, within the last hours. */
  counters: v.array(Exported),
  /** Whether the address also has an account, which is another matter: it goes with the account. */
  hasAccount: v.boolean(),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

/** How much of it was erased. */
export const Erased = v.object({ messages: v.number(), counters: v.number() })
export type Erased = v.InferOutput<typeof Erased>

/** The same person's address, however it was typed: only case, spaces and the way of writing accents are left out. */
export const sameAddress = (address: string) => address.trim().normalize('NFC').toLowerCase()
