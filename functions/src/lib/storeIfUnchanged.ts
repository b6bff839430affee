import { setTimeout as wait } from 'node:timers/promises'
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { isLostRace } from './log.ts'

/**
 * Stores a document in place of the copy that was read, unless another write came first: then it stores nothing and
 * says false. A transaction would stall when many come at once.
 */
export async function storeIfUnchanged(read: DocumentSnapshot, document: DocumentData): Promise<boolean> {
  const { ref, updateTime } = read
  try {
    await (updateTime ? ref.update(document, { lastUpdateTime: updateTime }) : ref.create(document))
    return true
  } catch (error) {
    if (isLostRace(error)) return false
    throw error
  }
}

/** What becomes of a document; without `document` it stays as it is. */
export interface Step<Result> {
  document?: DocumentData | undefined
  result: Result
}

/**
 * Changes a document and gives what `step` makes of what is stored. Each write holds only for the copy that it was made
 * from: one that lost its race is made anew, at most `maxTries` times and after a pause of up to `pauseMs` that grows.
 *
 * @throws HttpsError `unavailable` when every try lost its race.
 */
export async function changeIfUnchanged<Result>(
  document: DocumentReference,
  maxTries: number,
  step: (stored: DocumentSnapshot) => Step<Result>,
  pauseMs = 0,
): Promise<Result> {
  for (let tries = 0; tries < maxTries; tries++) {
    if (tries > 0 && pauseMs > 0) await wait(Math.random() * pauseMs * tries)
    const stored = await document.get()
    const next = step(stored)
    if (!next.document || (await storeIfUnchanged(stored, next.document))) return next.result
  }
  throw new HttpsError('unavailable', 'unavailable')
}
