import { createHash } from 'node:crypto'
import { type AccountAction, accountsInLog, auditExpiryOf } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore'
import { codeOf, logFailure } from '../lib/log.ts'

/** What was done to an account, by whom, when in milliseconds since 1970; of a visitor's data `of` is `erasureId`. */
export interface AccountChange {
  by: string
  of: string
  action: AccountAction
  at: number
}

/**
 * Notes a change of an account in the log that admins read; to be called once the change is made. What is done is done:
 * a failure to note it refuses nothing, and stands in the functions' own log with the same facts.
 */
export async function recordAccountChange(db: Firestore, { by, of, action, at }: AccountChange): Promise<void> {
  const change = { by, of, action, at }
  try {
    await addEntry(db, [accountsInLog, of, action, String(at), by], entryOf(change))
  } catch (error) {
    logFailure('a change of an account is not in the log', error, { by, of, action })
  }
}

/** Notes that somebody has signed in, by password or passkey. */
export const recordSignIn = (db: Firestore, uid: string, at: number) =>
  recordAccountChange(db, { by: uid, of: uid, action: 'signed_in', at })

/** Adds an entry to the log. One of that name, which an earlier event has added, stays as it is. */
export async function addEntry(db: Firestore, nameParts: readonly string[], entry: DocumentData): Promise<void> {
  try {
    await entryAt(db, nameParts).create(entry)
  } catch (error) {
    if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error
  }
}

/** Firestore accepts names of up to 1,500 bytes. */
const longestName = 1000

/** Returns where an entry stands. No part of its name can contain a slash or count as two; a long name is hashed. */
export function entryAt(db: Firestore, nameParts: readonly string[]): DocumentReference {
  const name = nameParts.map((part) => encodeURIComponent(part).replaceAll('~', '%7E')).join('~')
  const isLong = name.length > longestName
  return db.collection(collections.auditLog).doc(isLong ? createHash('sha256').update(name).digest('hex') : name)
}

const entryOf = ({ by, of, action, at }: AccountChange) => ({
  ...{ collection: accountsInLog, document_id: of, action, by },
  ...{ at: Timestamp.fromMillis(at), expires_at: Timestamp.fromMillis(auditExpiryOf(at)) },
})
