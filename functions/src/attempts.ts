import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { AttemptState, normalizeIdentifier } from '@studio/domain/rateLimit'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** The document that counts an identifier's attempts. Its name is a hash: the store learns no e-mail address. */
export const attemptsOf = (db: Firestore, identifier: string) =>
  db.collection(collections.rateLimits).doc(createHash('sha256').update(normalizeIdentifier(identifier)).digest('hex'))

/** What a document says; undefined when there is none or it is malformed. */
export function attemptState(snapshot: DocumentSnapshot): AttemptState | undefined {
  const parsed = v.safeParse(AttemptState, snapshot.data())
  return parsed.success ? parsed.output : undefined
}
