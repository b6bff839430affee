import * as v from 'valibot'
import { collections } from '../collections.ts'
import { storedText } from '../content/fields.ts'

/** What can be done to a document. */
export const documentActions = ['create', 'update', 'delete'] as const

/** What can be done to an account, by its owner or by another admin. */
export const accountActions = [
  'admin_created',
  'admin_invited',
  'name_changed',
  'password_changed',
  'password_reset',
  'sessions_ended',
  'device_ended',
  'account_disabled',
  'account_enabled',
  'account_deleted',
  'passkey_added',
  'passkey_removed',
  'password_sign_in_off',
  'password_sign_in_on',
  'recovery_codes_made',
  'recovery_code_used',
  'data_exported',
  'data_erased',
] as const
export type AccountAction = (typeof accountActions)[number]

export const auditActions = [...documentActions, ...accountActions] as const
export type AuditAction = (typeof auditActions)[number]

/** Who did what no signed-in person did: a visitor who wrote, or the server itself (a script, a deletion in time). */
export const visitorActor = 'visitor'
export const serverActor = 'server'

/** The place of changes of accounts in the log, which are no documents of a collection. */
export const accountsInLog = 'accounts'

/** The collections whose every change is in the log. */
export const auditedCollections = [
  collections.projects,
  collections.testimonials,
  collections.settings,
  collections.messages,
  collections.roles,
] as const

/** For how long an entry is kept. */
export const auditDays = 400

/** When an entry of `at` is deleted; both in milliseconds since 1970. */
export const auditExpiryOf = (at: number) => at + auditDays * 86_400_000

const values = v.fallback(v.record(v.string(), v.unknown()), {})
const names = v.fallback(v.array(v.string()), [])

/**
 * One change, as the server noted it: who, when, what, from which copy to which. `before` and `after` hold the values of
 * the fields that changed; a field that was not there has none, and of those in `left_out` the values were too long or
 * are nobody's to keep. A deletion has the last copy in `before`.
 */
export const AuditEntry = v.object({
  id: v.string(),
  /** The document's collection, or `accountsInLog`. */
  collection: storedText,
  /** The document's name; of an account its id; of a visitor's data the hash of the address. */
  document_id: storedText,
  action: v.picklist(auditActions),
  /** The account's id, `visitorActor` or `serverActor`. */
  by: storedText,
  at: v.fallback(v.number(), 0),
  base_rev: storedText,
  rev: storedText,
  fields: names,
  before: values,
  after: values,
  left_out: names,
  expires_at: v.fallback(v.number(), 0),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>
