import { calls } from '@studio/domain/calls'
import type { LanguageCode } from '@studio/domain/languages'
import { normalizeIdentifier, type RateLimitResult } from '@studio/domain/people/rateLimit'
import { wasStorageCleared } from '../../device/outboxStore'
import { call } from '../../firebase/call'
import * as reset from '../../firebase/session/passwordReset'
import { codeOf } from '../../lib/codeOf'
import { readOutboxState } from '../../sync/outbox/outboxState'
import { keepDevice, knownDevice } from './device'

export { type Session, useSession } from '../../firebase/session/session'
export { endSession } from '../../firebase/session/sessionEnd'
export { signIn, signInWithToken } from '../../firebase/session/signIn'

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

/** Why a way back to an account did not lead on, as the dictionary's key. */
export type ResetProblem = 'auth.access.badLink' | 'auth.access.notReached' | 'auth.throttled' | 'auth.disabled'

const problems: Readonly<Record<string, ResetProblem>> = {
  'auth/expired-action-code': 'auth.access.badLink',
  'auth/invalid-action-code': 'auth.access.badLink',
  'auth/user-not-found': 'auth.access.badLink',
  'auth/user-disabled': 'auth.disabled',
  'auth/too-many-requests': 'auth.throttled',
}

function problemOf(error: unknown): ResetProblem {
  const known = problems[codeOf(error)]
  if (!known) console.warn('a password could not be reset', error instanceof Error ? error.message : error)
  return known ?? 'auth.access.notReached'
}

/** Refusals that would say whether an address has an account. */
const tellsTooMuch = new Set(['auth/user-not-found', 'auth/user-disabled', 'auth/invalid-email'])

/** Asks for a link to a new password; the answer is the same whether the address has an account or not. */
export async function askForReset(email: string, language: LanguageCode): Promise<'sent' | ResetProblem> {
  try {
    await reset.askForReset(normalizeIdentifier(email), language)
    return 'sent'
  } catch (error) {
    return tellsTooMuch.has(codeOf(error)) ? 'sent' : problemOf(error)
  }
}

/** Whose password a link's code is for. */
export async function readCode(code: string): Promise<{ email: string } | ResetProblem> {
  if (!code) return 'auth.access.badLink'
  try {
    return { email: await reset.emailOfCode(code) }
  } catch (error) {
    return problemOf(error)
  }
}

/** What speaks against a password in the server's eyes, as a key of the validation's texts; not asked, nothing does. */
export async function judgePassword(password: string, email: string): Promise<string | undefined> {
  try {
    return (await call(calls.judgePassword, { password, email })).unfit || undefined
  } catch (error) {
    console.warn('the password could not be judged', error)
    return undefined
  }
}

/** Sets the password with a link's code. */
export async function setPassword(code: string, password: string): Promise<'saved' | ResetProblem> {
  try {
    await reset.resetPassword(code, password)
    return 'saved'
  } catch (error) {
    return problemOf(error)
  }
}

/** Whether nothing goes on in this page: the storage was cleared under it, and what waits is on the device again. */
export const needsNewPage = () => wasStorageCleared() && readOutboxState().isLasting
