import { calls } from '@studio/domain/calls'
import { normalizeIdentifier, type RateLimitResult } from '@studio/domain/rateLimit'
import { call } from '../../firebase/call'

export { endSession, type Session, signIn, useSession } from '../../firebase/session'

/** Asks the server whether this e-mail may try to sign in; undefined when it could not be asked (then one proceeds). */
export async function checkRateLimit(email: string): Promise<RateLimitResult | undefined> {
  try {
    return await call(calls.checkRateLimit, { p_identifier: normalizeIdentifier(email) })
  } catch (error) {
    console.warn('the sign-in limit could not be checked', error)
    return undefined
  }
}

/** Clears the attempts of the person who has just signed in. */
export async function resetRateLimit(email: string): Promise<void> {
  try {
    await call(calls.resetRateLimit, { p_identifier: normalizeIdentifier(email) })
  } catch (error) {
    console.warn('the sign-in limit could not be reset', error)
  }
}
