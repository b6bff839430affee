import { type AccountAction, accountsInLog, auditExpiryOf } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { logFailure } from './log.ts'

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
  const id = `${accountsInLog}~${of}~${action}~${at}`
  const entry = { collection: accountsInLog, document_id: of, action, by, at: Timestamp.fromMillis(at) }
  try {
    await db
      .collection(collections.auditLog)
      .doc(id)
      .set({ ...entry, expires_at: Timestamp.fromMillis(auditExpiryOf(at)) })
  } catch (error) {
    logFailure('a change of an account is not in the log', error, { by, of, action })
  }
}
