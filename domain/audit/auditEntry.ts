import * as v from 'valibot'
import { collections } from '../collections.ts'
import { contentCollections } from '../content/contentKinds.ts'
import { storedText } from '../content/fields/checks.ts'

const documentActions = ['create', 'update', 'delete'] as const

/** Actions on an account, by its owner or by another admin. */
const accountActions = [
  'signed_in',
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
  'passkey_renamed',
  'passkey_kept',
  'password_sign_in_off',
  'password_sign_in_on',
  'recovery_codes_made',
  'recovery_code_used',
  'data_exported',
  'data_erased',
  'preview_shared',
  'preview_revoked',
  'release_restored',
] as const
export type AccountAction = (typeof accountActions)[number]

const auditActions = [...documentActions, ...accountActions] as const

/** Actors without an account: a visitor, or the server itself. */
export const visitorActor = 'visitor'
export const serverActor = 'server'

/** The pseudo-collection under which account changes are logged. */
export const accountLogCollection = 'accounts'

/** The collections whose every change is in the log. */
export const auditedCollections = [
  ...contentCollections,
  collections.settings,
  collections.messages,
  collections.roles,
  collections.media,
] as const

/** Days for which a log entry is stored. */
export const auditDays = 400

/** Returns when an entry written at `at` is deleted; both in milliseconds since 1970. */
export const auditExpiryOf = (at: number) => at + auditDays * 86_400_000

const values = v.fallback(v.record(v.string(), v.unknown()), {})
const names = v.fallback(v.array(v.string()), [])

/**
 * One change as the server logged it. `before` and `after` hold the values of the fields that changed; a field that did
 * not exist has none. `left_out` names the fields whose values were too long or must not be stored. A deletion has the
 * last copy in `before`.
 */
export const AuditEntry = v.object({
  id: v.string(),
  /** The document's collection, or `accountsInLog`. */
  collection: storedText,
  /** The document's name; for an account its id; for a visitor's data the hash of the address. */
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
