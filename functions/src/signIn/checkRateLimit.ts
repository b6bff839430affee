import { calls } from '@studio/domain/calls'
import { countAttempt } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { callable } from '../requests/callable.ts'
import { attemptsOf, changeAttempts } from './attempts.ts'
import type { Devices } from './device.ts'
import { knownDevices } from './knownDevices.ts'
import { type MayCount, notCounted } from './newCounters.ts'

/**
 * Returns the handler that counts a sign-in attempt and answers whether it may continue. Never allows more than the
 * limit, even for concurrent attempts. An allowed attempt leaves a ticket, which the gate demands. Each known device
 * has its own counter, so that strangers cannot lock it. `mayCount` limits how many counters one caller may add.
 *
 * @throws HttpsError `unavailable` if too many attempts came at once.
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
