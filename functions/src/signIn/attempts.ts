import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { AttemptState, normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'

/** Lifetime of a counter after its last attempt, in ms. The TTL policy deletes it after `expires_at`. */
const keptMs = 24 * 60 * 60_000

/**
 * Each lost race means that another attempt was counted, so five losses end in a lock. The rest allows for resets in
 * between.
 */
const maxTries = 20

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the hash that identifies an e-mail address in Firestore, which stores no address. */
export const identifierHash = (identifier: string) => hashOf(normalizeIdentifier(identifier))

/** Returns the counter of an address's attempts: for one known device, or for all unknown devices together. */
export const attemptsOf = (db: Firestore, identifier: string, device?: string) =>
  db
    .collection(collections.rateLimits)
    .doc(device === undefined ? identifierHash(identifier) : hashOf(`${identifierHash(identifier)} ${device}`))

/** Returns the stored state of a counter; undefined if missing or malformed. */
export function attemptState(snapshot: DocumentSnapshot): AttemptState | undefined {
  const parsed = v.safeParse(AttemptState, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

/**
 * Changes a counter and returns the result of `step`, which gets the stored state. A step without a state changes
 * nothing. A write succeeds only if the stored state has not changed meanwhile.
 *
 * @throws HttpsError `unavailable` if every attempt lost its race.
 */
export async function changeAttempts<Result>(
  counter: DocumentReference,
  identifier: string,
  step: (known: AttemptState | undefined) => { state: AttemptState | undefined; result: Result },
): Promise<Result> {
  return await changeIfUnchanged(counter, maxTries, (known) => {
    const { state, result } = step(attemptState(known))
    if (!state) return { result }
    const expires_at = Timestamp.fromMillis(state.last_attempt_at + keptMs)
    return { document: { ...state, identifier: identifierHash(identifier), expires_at }, result }
  })
}
