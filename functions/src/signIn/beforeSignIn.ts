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

/** The part of a blocking event that the gate reads. */
interface SignInEvent {
  data?: { email?: string }
}

/**
 * Runs before every sign-in by password, by any route, after Auth has accepted the password. Without a ticket, which
 * checkRateLimit leaves for an allowed attempt, Auth issues no token. A ticket is valid for one sign-in. The gate does
 * not know which device is asking, so it uses a known device's ticket first. A sign-in by another ticket is recorded as
 * a device, even if the device never identifies itself. Revocations made directly in Auth are applied too
 * (`followSessions`).
 *
 * @throws HttpsError `sign-in-refused` without a ticket. `password-set-too-soon` if the password was set directly in
 * Auth within minutes after the account's sessions were revoked. `unavailable` or `internal` if Firestore does not
 * answer, because a failing gate must stay closed.
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
      logFailure('sign-in gate failed', error, {})
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
 * Runs before an account is created from outside. Registration is closed: only createAdminUser, inviteAdmin and `npm
 * run create-admin` create accounts, and Auth does not call this for them.
 */
export const registrationGate = () => {
  logFact('registration refused', {})
  throw new HttpsError('permission-denied', 'registration is closed')
}
