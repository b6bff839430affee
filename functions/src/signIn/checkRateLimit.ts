import { calls } from '@studio/domain/calls'
import { countAttempt } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { callable } from '../requests/callable.ts'
import { attemptsOf, changeAttempts } from './attempts.ts'
import type { Devices } from './device.ts'
import { knownDevices } from './knownDevices.ts'
import { type MayCount, notCounted } from './newCounters.ts'

/**
 * Counts a sign-in attempt and says whether it may go on; never lets more than the limit through, however many come at
 * once. An allowed attempt leaves the ticket without which the gate lets nobody in. A device that is known has a
 * counter of its own: strangers cannot lock it. `mayCount` bounds how many counters one caller may add.
 *
 * @throws HttpsError `unavailable` when too many attempts came at once.
 */
export const checkRateLimitHandler = (db: Firestore, device: Devices, now: () => number, mayCount?: MayCount) => {
  const devices = knownDevices(db)
  return callable(calls.checkRateLimit, async ({ p_identifier, p_device }, { http }) => {
    const { known } = device.idIn(p_device, p_identifier, now())
    const isKnown = known !== undefined && (await devices.isKnown(p_identifier, known))
    const from = isKnown ? known : undefined
    if (mayCount && !(await mayCount(p_identifier, from, http))) return notCounted(now())
    const counter = attemptsOf(db, p_identifier, from)
    return await changeAttempts(counter, p_identifier, (known) => countAttempt(known, now()))
  })
}
