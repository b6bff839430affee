import { remainingShownBelow } from '@studio/domain/people/rateLimit'
import { gateReason } from '@studio/domain/refusals'
import { codeOf } from '../../lib/codeOf'
import { isNetworkError } from '../../lib/network'
import { checkRateLimit, recoverWithCode, resetRateLimit, signInWithToken } from './data'

/** Dictionary keys for Auth's refusals. A wrong email and a wrong password read the same. */
const reasons = {
  'auth/invalid-credential': 'auth.wrong',
  'auth/wrong-password': 'auth.wrong',
  'auth/user-not-found': 'auth.wrong',
  'auth/invalid-email': 'auth.wrong',
  'auth/too-many-requests': 'auth.throttled',
  'auth/user-disabled': 'auth.disabled',
} as const

/** Dictionary keys for the refusals of the sign-in gate. */
const gateTexts = {
  'sign-in-refused': 'auth.refused',
  'password-is-off': 'passkeys.passwordOff',
  'password-set-too-soon': 'auth.tooSoon',
} as const

type AttemptReason =
  | (typeof reasons)[keyof typeof reasons]
  | 'auth.network'
  | 'auth.unexpected'
  | (typeof gateTexts)[keyof typeof gateTexts]
  | 'passkeys.recover.wrong'

/**
 * The outcome of an attempt. `locked`: no attempts until then (ms since 1970); `isNow` if this attempt caused the lock.
 * `refused`: `remaining` is set only if few attempts are left.
 */
export type Attempt =
  | { kind: 'in' }
  | { kind: 'locked'; until: number; isNow: boolean }
  | { kind: 'refused'; reason: AttemptReason; remaining: number | undefined }

/** Tries a password as specified: checks the limit, calls `enter`, resets the limit. Returns the outcome. */
export async function attempt(email: string, enter: () => Promise<void>): Promise<Attempt> {
  const limit = await checkRateLimit(email)
  if (limit && !limit.allowed) {
    if (limit.locked_until) return { kind: 'locked', until: Date.parse(limit.locked_until), isNow: false }
    return { kind: 'refused', reason: 'auth.throttled', remaining: undefined }
  }
  try {
    await enter()
  } catch (error) {
    if (limit?.locked_until) {
      // Checking again tells the server that the last attempt is over and voids its ticket.
      await checkRateLimit(email)
      return { kind: 'locked', until: Date.parse(limit.locked_until), isNow: true }
    }
    return { kind: 'refused', reason: reasonOf(error), remaining: limit && shown(limit.remaining) }
  }
  await resetRateLimit(email)
  return { kind: 'in' }
}

/**
 * Runs the same flow with a recovery code, which the server counts as an attempt. Calls `onToken` once the code is
 * accepted, before the sign-in.
 */
export async function attemptWithCode(email: string, code: string, onToken: () => void): Promise<Attempt> {
  try {
    const { allowed, remaining, locked_until, token } = await recoverWithCode(email, code)
    if (token) {
      onToken()
      await signInWithToken(token)
      await resetRateLimit(email)
      return { kind: 'in' }
    }
    if (locked_until) return { kind: 'locked', until: Date.parse(locked_until), isNow: allowed }
    return { kind: 'refused', reason: 'passkeys.recover.wrong', remaining: shown(remaining) }
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error), remaining: undefined }
  }
}

/** Returns the number of attempts left if it is low, else undefined. */
const shown = (remaining: number) => (remaining < remainingShownBelow ? remaining : undefined)

function reasonOf(error: unknown): AttemptReason {
  const code = codeOf(error)
  const refused = gateReason(code, error instanceof Error ? error.message : '')
  if (refused) return gateTexts[refused]
  if (code in reasons) return reasons[code as keyof typeof reasons]
  if (isNetworkError(error)) return 'auth.network'
  console.warn('sign-in failed', error)
  return 'auth.unexpected'
}
