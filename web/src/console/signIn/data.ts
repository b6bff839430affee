import { calls } from '@studio/domain/calls'
import { normalizeIdentifier, type RateLimitResult } from '@studio/domain/people/rateLimit'
import { call } from '../../firebase/call'
import { keepDevice, knownDevice } from './device'

export { endSession, type Session, signIn, signInWithToken, useSession } from '../../firebase/session'

/** Asks the server whether this e-mail may try to sign in; undefined when it could not be asked (then one proceeds). */
export async function checkRateLimit(email: string): Promise<RateLimitResult | undefined> {
  try {
    return await call(calls.checkRateLimit, { p_identifier: normalizeIdentifier(email), ...knownDevice() })
  } catch (error) {
    console.warn('the sign-in limit could not be checked', error)
    return undefined
  }
}

/** Tries a recovery code; rejects with a `CallError`. */
export const recoverWithCode = (email: string, code: string) =>
  call(calls.recoverWithCode, { p_identifier: normalizeIdentifier(email), ...knownDevice(), code })

/** Clears the attempts of the person who has just signed in, and makes this device a known one. */
export async function resetRateLimit(email: string): Promise<void> {
  try {
    const asked = { p_identifier: normalizeIdentifier(email), ...knownDevice() }
    keepDevice((await call(calls.resetRateLimit, asked)).device)
  } catch (error) {
    console.warn('the sign-in limit could not be reset', error)
  }
}
