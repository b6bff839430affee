import { type AccountAction, accountsInLog, auditExpiryOf, serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore'
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
  await unlessFailed(change, () => entryAt(db, `${of}~${action}~${at}`).set(entryOf(change)))
}

/**
 * Notes that an account is gone, once: the trigger that hears of every deletion, also of those past us, comes after or
 * before the admin who deleted, who is the one to be named.
 */
export async function recordDeletion(db: Firestore, deletion: Omit<AccountChange, 'action'>): Promise<void> {
  const change = { ...deletion, action: 'account_deleted' } as const
  const entry = entryAt(db, `${change.of}~${change.action}`)
  const isHeardOf = change.by === serverActor
  await unlessFailed(change, () => (isHeardOf ? entry.create(entryOf(change)) : entry.set(entryOf(change))))
}

const entryAt = (db: Firestore, name: string) => db.collection(collections.auditLog).doc(`${accountsInLog}~${name}`)

const entryOf = ({ by, of, action, at }: AccountChange) => ({
  ...{ collection: accountsInLog, document_id: of, action, by },
  ...{ at: Timestamp.fromMillis(at), expires_at: Timestamp.fromMillis(auditExpiryOf(at)) },
})

async function unlessFailed({ by, of, action }: AccountChange, write: () => Promise<unknown>) {
  try {
    await write()
  } catch (error) {
    if (codeOf(error) === GrpcStatus.ALREADY_EXISTS) return
    logFailure('a change of an account is not in the log', error, { by, of, action })
  }
}
