import { takeTicket } from '@studio/domain/people/rateLimit'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { attemptState, type attemptsOf, changeAttempts, countersOf } from './attempts.ts'
import { logFact, logFailure } from './log.ts'

/** The part of a blocking event that the gate looks at. */
export interface SignInEvent {
  data?: { email?: string }
}

const refused = () => new HttpsError('permission-denied', 'sign-in refused')

/**
 * Runs before every sign-in, whatever the route, after Auth has found the password right: without a ticket that
 * checkRateLimit gave for an allowed attempt there is no token. A ticket is good for one sign-in, which forgets the
 * attempts of its counter. It cannot know which device is asking; so a known device's ticket is used first.
 *
 * @throws HttpsError `permission-denied` without a ticket; `unavailable` or `internal` when the store does not answer,
 * because a gate that fails must stay shut.
 */
export const signInGate = (db: Firestore, now: () => number) => async (event: SignInEvent) => {
  const email = event.data?.email
  if (email === undefined) throw refused()
  try {
    for (const counter of await countersOf(db, email)) {
      const known = attemptState(counter)
      if (known && takeTicket(known, now()) && (await usesTicket(counter.ref, email, now))) return
    }
  } catch (error) {
    logFailure('the gate could not look', error, {})
    throw error instanceof HttpsError ? error : new HttpsError('internal', 'internal')
  }
  logFact('sign-in refused: no ticket', {})
  throw refused()
}

const usesTicket = (counter: ReturnType<typeof attemptsOf>, email: string, now: () => number) =>
  changeAttempts(counter, email, (known) => {
    const state = known && takeTicket(known, now())
    return { state, result: state !== undefined }
  })

/**
 * Runs before an account is made from outside. Nobody may register: accounts are made by createAdminUser and by
 * `npm run create-admin`, which act past this.
 */
export const registrationGate = () => {
  logFact('registration refused', {})
  throw new HttpsError('permission-denied', 'registration is closed')
}
