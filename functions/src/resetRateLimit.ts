import { calls } from '@studio/domain/calls'
import { forgetAttempts, normalizeIdentifier } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { attemptsOf, changeAttempts } from './attempts.ts'
import { callable } from './callable.ts'
import type { Devices } from './device.ts'

/** A sign-in counts as fresh this long; a token that is older proves nothing about the last attempts. */
const freshMs = 60_000

/**
 * Forgets the attempts of the person who has just signed in with that e-mail address, and makes the device known.
 *
 * @throws HttpsError `unauthenticated` without a signed-in caller; `permission-denied` for somebody else's identifier
 * or a sign-in of 60 s ago or more.
 */
export const resetRateLimitHandler = (db: Firestore, device: Devices, now: () => number) =>
  callable(calls.resetRateLimit, async ({ p_identifier, p_device }, { caller }) => {
    if (!caller) throw new HttpsError('unauthenticated', 'unauthenticated')
    const { email, auth_time } = caller.token
    const isOwn = email !== undefined && normalizeIdentifier(email) === normalizeIdentifier(p_identifier)
    const isFresh = now() - auth_time * 1000 < freshMs
    if (!isOwn || !isFresh) throw new HttpsError('permission-denied', 'permission-denied')
    const counter = attemptsOf(db, p_identifier, device.knownAs(p_device, p_identifier, now()))
    await changeAttempts(counter, p_identifier, (known) => ({
      state: known && forgetAttempts(known),
      result: undefined,
    }))
    return { reset: true, device: device.tokenFor(p_device, p_identifier, now()) }
  })
