import { calls } from '@studio/domain/calls'
import type { LanguageCode } from '@studio/domain/languages'
import { normalizeIdentifier, type RateLimitResult } from '@studio/domain/people/rateLimit'
import { wasStorageCleared } from '../../device/outboxStore'
import { call } from '../../firebase/call'
import * as reset from '../../firebase/session/passwordReset'
import { codeOf } from '../../lib/codeOf'
import { readOutboxState } from '../../sync/outbox/outboxState'
import { noteDoubts } from '../passkeys/doubts'
import { keepDevice, knownDevice } from './device'

export { type Session, useSession } from '../../firebase/session/session'
export { endSession } from '../../firebase/session/sessionEnd'
export { signIn, signInWithToken } from '../../firebase/session/signIn'

/**
 * Asks the server whether this email may try to sign in. Returns undefined if the call failed; the sign-in then
 * proceeds.
 */
export async function checkRateLimit(email: string): Promise<RateLimitResult | undefined> {
  try {
    return await call(calls.checkRateLimit, { p_identifier: normalizeIdentifier(email), ...knownDevice() })
  } catch (error) {
    console.warn('the sign-in limit could not be checked', error)
    return undefined
  }
}

/** Tries a recovery code. Rejects with a `CallError`. */
export const recoverWithCode = (email: string, code: string) =>
  call(calls.recoverWithCode, { p_identifier: normalizeIdentifier(email), ...knownDevice(), code })

/**
 * Clears the attempts of the person who has just signed in, stores the token that makes this device a known one, and
 * notes if the account has passkeys to confirm.
 */
export async function resetRateLimit(email: string): Promise<void> {
  try {
    const asked = { p_identifier: normalizeIdentifier(email), ...knownDevice() }
    const { device, doubts } = await call(calls.resetRateLimit, asked)
    keepDevice(device)
    if (doubts) noteDoubts()
  } catch (error) {
    console.warn('the sign-in limit could not be reset', error)
  }
}

/** The dictionary key of the reason why a password reset failed. */
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

/** Refusals that would reveal whether an address has an account. */
const tellsTooMuch = new Set(['auth/user-not-found', 'auth/user-disabled', 'auth/invalid-email'])

/** Asks for a link to set a new password. Returns the same whether or not the address has an account. */
export async function askForReset(email: string, language: LanguageCode): Promise<'sent' | ResetProblem> {
  try {
    await reset.askForReset(normalizeIdentifier(email), language)
    return 'sent'
  } catch (error) {
    return tellsTooMuch.has(codeOf(error)) ? 'sent' : problemOf(error)
  }
}

/** Returns the email of the account that a link's code is for. */
export async function readCode(code: string): Promise<{ email: string } | ResetProblem> {
  if (!code) return 'auth.access.badLink'
  try {
    return { email: await reset.emailOfCode(code) }
  } catch (error) {
    return problemOf(error)
  }
}

/**
 * Returns the server's objection to a password, as a key of the validation texts; undefined if there is none or the
 * call failed.
 */
export async function judgePassword(password: string, email: string): Promise<string | undefined> {
  try {
    return (await call(calls.judgePassword, { password, email })).unfit || undefined
  } catch (error) {
    console.warn('the password could not be checked', error)
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

/**
 * Returns whether this page has to be reloaded: its storage was cleared while it was open, and its pending work is
 * stored again.
 */
export const needsNewPage = () => wasStorageCleared() && readOutboxState().isLasting
