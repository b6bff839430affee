import { setTimeout as wait } from 'node:timers/promises'
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { isLostRace } from './log.ts'

/**
 * Stores a document in place of the copy that was read. Returns false, and stores nothing, if another write came first.
 * A transaction would stall under many concurrent writes.
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

/** The new state of a document, and the result. Without `document` it stays unchanged. */
export interface Step<Result> {
  document?: DocumentData | undefined
  result: Result
}

/**
 * Changes a document and returns the result of `step`, which gets the stored state. A write succeeds only if that state
 * is still stored. Otherwise it is retried, up to `maxTries` in all, after a random pause that grows by `pauseMs` each
 * time.
 *
 * @throws HttpsError `unavailable` if every attempt lost its race.
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
