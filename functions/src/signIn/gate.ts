import { takeTicket } from '@studio/domain/people/rateLimit'
import type { GateReason } from '@studio/domain/refusals'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { followSessions } from '../accounts/liveAccount.ts'
import { recordSignIn } from '../audit/auditLog.ts'
import { codeOf, logFact, logFailure } from '../lib/log.ts'
import { refusal } from '../requests/refusal.ts'
import { attemptState, attemptsOf, changeAttempts } from './attempts.ts'
import { knownDevices } from './knownDevices.ts'

/** The part of a blocking event that the gate looks at. */
interface SignInEvent {
  data?: { email?: string }
}

/**
 * Runs before every sign-in, whatever the route, after Auth has found the password right: without a ticket that
 * checkRateLimit gave for an allowed attempt there is no token. A ticket is good for one sign-in, which forgets the
 * attempts of its counter. It cannot know which device is asking; so a known device's ticket is used first. What was
 * done to the account's sessions past us is followed up (`followSessions`). A sign-in by any other ticket is noted among
 * the account's devices, whether its device says later which one it is or not.
 *
 * @throws HttpsError `sign-in-refused` without a ticket; `password-set-too-soon` for a password that was set directly in
 * Auth within minutes after the account's sessions were ended; `unavailable` or `internal` when the store does not answer,
 * because a gate that fails must stay shut.
 */
export const signInGate = (db: Firestore, auth: Pick<Auth, 'getUserByEmail'>, now: () => number) => {
  const devices = knownDevices(db)
  async function answerTo(email: string): Promise<'in' | GateReason> {
    for (const counter of await devices.counters(email)) {
      const known = attemptState(counter)
      const isIn = known && takeTicket(known, now()) && (await usesTicket(counter.ref, email, now))
      if (!isIn) continue
      const account = await accountWith(auth, email)
      const { isRefused } = account ? await followSessions(db, account) : { isRefused: false }
      if (isRefused) return 'password-set-too-soon'
      if (account) await recordSignIn(db, account.uid, now())
      if (counter.id === attemptsOf(db, email).id) await devices.note(email, now())
      return 'in'
    }
    return 'sign-in-refused'
  }

  return async (event: SignInEvent) => {
    const email = event.data?.email
    if (email === undefined) throw refusal('sign-in-refused')
    const answer = await answerTo(email).catch((error: unknown) => {
      logFailure('the gate could not look', error, {})
      throw error instanceof HttpsError ? error : new HttpsError('internal', 'internal')
    })
    if (answer === 'in') return
    logFact('sign-in refused', { why: answer })
    throw refusal(answer)
  }
}

const accountWith = (auth: Pick<Auth, 'getUserByEmail'>, email: string) =>
  auth.getUserByEmail(email).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  })

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
