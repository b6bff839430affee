import { calls } from '@studio/domain/calls'
import { forgetAttempts, normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { sessionFrom } from '@studio/domain/people/sessionToken'
import Bowser from 'bowser'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { doubtedPasskeys } from '../passkeys/store.ts'
import { callable } from '../requests/callable.ts'
import { attemptsOf, changeAttempts } from './attempts.ts'
import type { Devices } from './device.ts'
import { knownDevices } from './knownDevices.ts'

/** Time for which a sign-in counts as fresh, in ms. An older token proves nothing about the last attempts. */
const freshMs = 60_000

/**
 * Resets the attempts of the person who has just signed in with this e-mail address, and makes the device known.
 * Repeated calls for one sign-in add one device. Does neither if the session was revoked since.
 *
 * @throws HttpsError `unauthenticated` without a signed-in caller; `permission-denied` for somebody else's identifier
 * or a sign-in of 60 s ago or more.
 */
export const resetRateLimitHandler = (db: Firestore, device: Devices, now: () => number) => {
  const devices = knownDevices(db)
  return callable(calls.resetRateLimit, async ({ p_identifier, p_device }, { caller, http }) => {
    if (!caller) throw new HttpsError('unauthenticated', 'unauthenticated')
    const { email } = caller.token
    const signedInAt = sessionFrom(caller.token)
    const isOwn = email !== undefined && normalizeIdentifier(email) === normalizeIdentifier(p_identifier)
    const isFresh = now() - signedInAt < freshMs
    if (!isOwn || !isFresh) throw new HttpsError('permission-denied', 'permission-denied')
    const { known, other } = device.idIn(p_device, p_identifier, now())
    const isKnown = known !== undefined && (await devices.isKnown(p_identifier, known))
    const name = deviceName(http?.headers['user-agent'])
    const id = await devices.remember(p_identifier, { known, other, name, signedInAt: signedInAt / 1000, now: now() })
    // A revoked session proves nothing about later attempts.
    if (id === undefined) return { reset: false, device: '', doubts: false }
    const counter = attemptsOf(db, p_identifier, isKnown ? known : undefined)
    await changeAttempts(counter, p_identifier, (stored) => ({
      state: stored && forgetAttempts(stored),
      result: undefined,
    }))
    const doubted = await doubtedPasskeys(db, caller.uid, p_identifier)
    const token = device.tokenFor(id, p_device, p_identifier, now())
    return { reset: true, device: token, doubts: doubted.length > 0 }
  })
}

/** Returns a browser's name for people, such as 'Chrome, Android'; '' if it is unknown. */
function deviceName(userAgent: string | string[] | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(String(userAgent))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100)
}
