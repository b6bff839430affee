import { calls } from '@studio/domain/calls'
import { normalizeIdentifier } from '@studio/domain/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { attemptsOf } from './attempts.ts'
import { callable } from './callable.ts'

/** A sign-in counts as fresh this long; a token that is older proves nothing about the last attempts. */
const freshMs = 60_000

/**
 * Forgets the attempts of the person who has just signed in with that e-mail address.
 *
 * @throws HttpsError `unauthenticated` without a signed-in caller; `permission-denied` for somebody else's identifier
 * or a sign-in of more than 60 s ago.
 */
export const resetRateLimitHandler = (db: Firestore, now: () => number) =>
  callable(calls.resetRateLimit, async ({ p_identifier }, caller) => {
    if (!caller) throw new HttpsError('unauthenticated', 'unauthenticated')
    const { email, auth_time } = caller.token
    const isOwn = email !== undefined && normalizeIdentifier(email) === normalizeIdentifier(p_identifier)
    const isFresh = now() - auth_time * 1000 <= freshMs
    if (!isOwn || !isFresh) throw new HttpsError('permission-denied', 'permission-denied')
    await attemptsOf(db, p_identifier).delete()
    return { reset: true }
  })
