import { calls } from '@studio/domain/calls'
import { countAttempt } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { callable } from '../requests/callable.ts'
import { attemptsOf, changeAttempts } from './attempts.ts'
import type { Devices } from './device.ts'
import { knownDevices } from './knownDevices.ts'

/**
 * Counts a sign-in attempt and says whether it may go on; never lets more than the limit through, however many come at
 * once. An allowed attempt leaves the ticket without which the gate lets nobody in. A device that is known has a
 * counter of its own: strangers cannot lock it.
 *
 * @throws HttpsError `unavailable` when too many attempts came at once.
 */
export const checkRateLimitHandler = (db: Firestore, device: Devices, now: () => number) => {
  const devices = knownDevices(db)
  return callable(calls.checkRateLimit, async ({ p_identifier, p_device }) => {
    const { known } = device.idIn(p_device, p_identifier, now())
    const isKnown = known !== undefined && (await devices.isKnown(p_identifier, known))
    const counter = attemptsOf(db, p_identifier, isKnown ? known : undefined)
    return await changeAttempts(counter, p_identifier, (known) => countAttempt(known, now()))
  })
}
