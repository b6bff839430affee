import { createHash } from 'node:crypto'
import { type AccountAction, accountLogCollection, auditExpiryOf } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore'
import { codeOf, logFailure } from '../lib/log.ts'

/**
 * A change of an account: who made it, what it was, and when, in ms since 1970. For a visitor's data `of` is an
 * `erasureId`.
 */
export interface AccountChange {
  by: string
  of: string
  action: AccountAction
  at: number
}

/**
 * Adds a change of an account to the log that admins read. Call it once the change is made. A failure here does not
 * fail the change: it goes to Cloud Logging with the same facts.
 */
export async function recordAccountChange(db: Firestore, { by, of, action, at }: AccountChange): Promise<void> {
  const change = { by, of, action, at }
  try {
    await addEntry(db, [accountLogCollection, of, action, String(at), by], entryOf(change))
  } catch (error) {
    logFailure('account change missing from the audit log', error, { by, of, action })
  }
}

/** Logs a sign-in by password or passkey. */
export const recordSignIn = (db: Firestore, uid: string, at: number) =>
  recordAccountChange(db, { by: uid, of: uid, action: 'signed_in', at })

/** Adds an entry to the log. If an earlier event has already added one with this name, it stays unchanged. */
export async function addEntry(db: Firestore, nameParts: readonly string[], entry: DocumentData): Promise<void> {
  try {
    await logEntryRef(db, nameParts).create(entry)
  } catch (error) {
    if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error
  }
}

/** Maximum length of a readable name. Firestore accepts 1,500 bytes. */
const longestName = 1000

/**
 * Returns the reference of a log entry. Parts of the name are escaped, so that none contains a slash or a separator; a
 * long name is hashed.
 */
export function logEntryRef(db: Firestore, nameParts: readonly string[]): DocumentReference {
  const name = nameParts.map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~')
  const isLong = name.length > longestName
  return db.collection(collections.auditLog).doc(isLong ? createHash('sha256').update(name).digest('hex') : name)
}

const entryOf = ({ by, of, action, at }: AccountChange) => ({
  ...{ collection: accountLogCollection, document_id: of, action, by },
  ...{ at: Timestamp.fromMillis(at), expires_at: Timestamp.fromMillis(auditExpiryOf(at)) },
})
