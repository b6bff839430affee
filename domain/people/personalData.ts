import * as v from 'valibot'
import { email } from '../values/email.ts'

/** The person whose data is requested; unknown fields are refused. */
export const PersonForm = v.strictObject({ email })
export type PersonForm = v.InferOutput<typeof PersonForm>

/** An exported document: times are ISO 8601 texts. */
const Exported = v.record(v.string(), v.unknown())

/** All data stored about one e-mail address. */
export const PersonalData = v.object({
  messages: v.array(Exported),
  /** The records of who was told of these messages; absent from the answer of an older function. */
  deliveries: v.optional(v.array(Exported), []),
  /** The address's recent numbers of enquiries and sign-in attempts. */
  counters: v.array(Exported),
  /** True if the address also has an account. Its data is deleted with the account instead. */
  hasAccount: v.boolean(),
})
export type PersonalData = v.InferOutput<typeof PersonalData>

/** Numbers of erased documents. */
export const Erased = v.object({ messages: v.number(), counters: v.number() })
export type Erased = v.InferOutput<typeof Erased>

/** Normalizes an address for comparison: case, outer spaces and Unicode form do not count. */
export const sameAddress = (address: string) => address.trim().normalize('NFC').toLowerCase()
