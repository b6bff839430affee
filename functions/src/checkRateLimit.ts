import { calls } from '@studio/domain/calls'
import { countAttempt } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { attemptsOf, changeAttempts } from './attempts.ts'
import { callable } from './callable.ts'
import type { Devices } from './device.ts'

/**
 * Counts a sign-in attempt and says whether it may go on; never lets more than the limit through, however many come at
 * once. An allowed attempt leaves the ticket without which the gate lets nobody in. A device that is known has a
 * counter of its own: strangers cannot lock it.
 *
 * @throws HttpsError `unavailable` when too many attempts came at once.
 */
export const checkRateLimitHandler = (db: Firestore, device: Devices, now: () => number) =>
  callable(calls.checkRateLimit, async ({ p_identifier, p_device }) => {
    const counter = attemptsOf(db, p_identifier, device.knownAs(p_device, p_identifier, now()))
    return await changeAttempts(counter, p_identifier, (known) => countAttempt(known, now()))
  })
