import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { AttemptState, normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'

/** How long a counter is kept after its last attempt; the TTL policy deletes it after `expires_at`. */
const keptMs = 24 * 60 * 60_000

/** A lost race means that another attempt was counted, so five losses end in a lock; the rest is for resets between. */
const maxTries = 20

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What stands for an identifier in the store, which learns no e-mail address. */
export const identifierHash = (identifier: string) => hashOf(normalizeIdentifier(identifier))

/** The counter of an identifier's attempts: from one known device, or from all devices that are unknown. */
export const attemptsOf = (db: Firestore, identifier: string, device?: string) =>
  db
    .collection(collections.rateLimits)
    .doc(device === undefined ? identifierHash(identifier) : hashOf(`${identifierHash(identifier)} ${device}`))

/** What a document says; undefined when there is none or it is malformed. */
export function attemptState(snapshot: DocumentSnapshot): AttemptState | undefined {
  const parsed = v.safeParse(AttemptState, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

/**
 * Changes a counter and gives what `step` makes of its state; a step without a state changes nothing. Each write holds
 * only for the state it was made from, however many come at once.
 *
 * @throws HttpsError `unavailable` when every try lost its race.
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
