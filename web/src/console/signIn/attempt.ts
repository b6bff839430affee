import { remainingShownBelow } from '@studio/domain/people/rateLimit'
import { gateReason } from '@studio/domain/refusals'
import { codeOf } from '../../lib/codeOf'
import { isNetworkError } from '../../lib/network'
import { checkRateLimit, recoverWithCode, resetRateLimit, signInWithToken } from './data'

/** Auth's refusals in words of ours; both halves of a wrong pair read the same. */
const reasons = {
  'auth/invalid-credential': 'auth.wrong',
  'auth/wrong-password': 'auth.wrong',
  'auth/user-not-found': 'auth.wrong',
  'auth/invalid-email': 'auth.wrong',
  'auth/too-many-requests': 'auth.throttled',
  'auth/user-disabled': 'auth.disabled',
} as const

/** The gate's refusals. */
const gateTexts = {
  'sign-in-refused': 'auth.refused',
  'password-is-off': 'passkeys.passwordOff',
  'password-set-too-soon': 'auth.tooSoon',
} as const

/** The dictionary's key for a refusal. */
type AttemptReason =
  | (typeof reasons)[keyof typeof reasons]
  | 'auth.network'
  | 'auth.unexpected'
  | (typeof gateTexts)[keyof typeof gateTexts]
  | 'passkeys.recover.wrong'

/**
 * How an attempt has ended.
 * - `locked`: nobody may try until then (ms since 1970); `isNow` when this very attempt was the last one.
 * - `refused`: `remaining` only where few attempts are left.
 */
export type Attempt =
  | { kind: 'in' }
  | { kind: 'locked'; until: number; isNow: boolean }
  | { kind: 'refused'; reason: AttemptReason; remaining: number | undefined }

/** The sign-in flow of the specification around one try of a password: check, `enter`, reset. */
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
      // Asking once more says that the last attempt is over: its ticket is void from now on.
      await checkRateLimit(email)
      return { kind: 'locked', until: Date.parse(limit.locked_until), isNow: true }
    }
    return { kind: 'refused', reason: reasonOf(error), remaining: limit && shown(limit.remaining) }
  }
  await resetRateLimit(email)
  return { kind: 'in' }
}

/**
 * The same flow with a recovery code, which the server counts as an attempt. `onToken` is told when the code was right,
 * before anybody is signed in.
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

/** The attempts that are left, where they are few. */
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
