import { calls } from '@studio/domain/calls'
import { type AttemptState, countAttempt } from '@studio/domain/rateLimit'
import { type DocumentSnapshot, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { attemptState, attemptsOf } from './attempts.ts'
import { callable } from './callable.ts'
import { codeOf } from './log.ts'

/** How long a counter is kept after its last attempt; a TTL policy may delete it after `expires_at`. */
const keptMs = 24 * 60 * 60_000

/** A lost race means that another attempt was counted, so five losses end in a lock; the rest is for resets between. */
const maxTries = 20

/**
 * Counts a sign-in attempt and says whether it may go on; never lets more than the limit through, however many come
 * at once. Each write holds only for the state it was made from (a transaction would stall under contention).
 *
 * @throws HttpsError `unavailable` when every try lost its race.
 */
export const checkRateLimitHandler = (db: Firestore, now: () => number) =>
  callable(calls.checkRateLimit, async ({ p_identifier }) => {
    const attempts = attemptsOf(db, p_identifier)
    for (let tries = 0; tries < maxTries; tries++) {
      const known = await attempts.get()
      const { state, result } = countAttempt(attemptState(known), now())
      if (!state || (await isStored(known, state))) return result
    }
    throw new HttpsError('unavailable', 'unavailable')
  })

/** Stores the next state unless another attempt or a reset came first. */
async function isStored({ ref, updateTime }: DocumentSnapshot, state: AttemptState): Promise<boolean> {
  const document = { ...state, expires_at: Timestamp.fromMillis(state.last_attempt_at + keptMs) }
  try {
    await (updateTime ? ref.update(document, { lastUpdateTime: updateTime }) : ref.create(document))
    return true
  } catch (error) {
    if (lostRace.has(codeOf(error))) return false
    throw error
  }
}

/** The server's answers that mean: nothing was written, look again. */
const lostRace = new Set<unknown>([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
])
