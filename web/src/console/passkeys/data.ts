import { calls } from '@studio/domain/calls'
import type { SignInWays } from '@studio/domain/people/passkeys'
import { call } from '../../firebase/call'
import { CallError, isRefusedFor } from '../../firebase/callError'
import { signInWithToken } from '../../firebase/session/signIn'
import { isNetworkError } from '../../lib/network'
import { resetRateLimit } from '../signIn/data'
import { knownDevice } from '../signIn/device'
import { askPasskey, makePasskey, NoPasskey } from './browser'
import { settleDoubts } from './doubts'

class OtherAccount extends Error {}

/** Asks the user for a passkey. Returns the sign-in token and the id of its account. */
async function prove() {
  const proof = await askPasskey(await call(calls.passkeySignInOptions, {}))
  return await call(calls.passkeySignIn, { proof, ...knownDevice() })
}

/**
 * Signs in with a passkey alone and registers this device as known. Calls `onProved` once the server has accepted the
 * passkey, before the sign-in.
 */
export async function signInWithPasskey(onProved: () => void) {
  const { token } = await prove()
  onProved()
  await resetRateLimit(await signInWithToken(token))
}

/** Reauthenticates the signed-in person with a passkey of the same account. */
export async function confirmWithPasskey(userId: string) {
  const { token, user_id } = await prove()
  if (user_id !== userId) throw new OtherAccount()
  await resetRateLimit(await signInWithToken(token))
}

/** Returns the dictionary key of the error for a failed passkey; undefined if the user chose none. */
export function passkeyProblem(error: unknown) {
  if (error instanceof NoPasskey) return undefined
  if (isNetworkError(error)) return 'auth.network'
  if (error instanceof OtherAccount) return 'passkeys.other'
  if (isRefusedFor(error, 'passkey-doubted')) return 'passkeys.doubt.refused'
  if (error instanceof CallError && error.code === 'functions/permission-denied') return 'passkeys.refused'
  console.warn('the browser’s passkey request failed', error)
  return 'passkeys.failed'
}

/** Returns how the current account can sign in. Rejects with a `CallError`. */
export async function readSignInWays(): Promise<SignInWays> {
  const ways = await call(calls.signInWays, {})
  if (!ways.passkeys.some(({ is_doubted }) => is_doubted)) settleDoubts()
  return ways
}

/** Creates a passkey for the current account. Rejects with `NoPasskey`, the browser's own error or a `CallError`. */
export async function addPasskey(name: string) {
  const passkey = await makePasskey(await call(calls.newPasskeyOptions, {}))
  await call(calls.addPasskey, { name, passkey })
}

/** Renames a passkey of the current account. Rejects with a `CallError`. */
export const renamePasskey = (id: string, name: string) => call(calls.renamePasskey, { id, name })

/** Confirms that a passkey is the current account's own. Rejects with a `CallError`. */
export const keepPasskey = (id: string) => call(calls.keepPasskey, { id })

/** Removes a passkey of the current account. Rejects with a `CallError` if it is the last way to sign in. */
export const removePasskey = (id: string) => call(calls.removePasskey, { id })

/** Turns password sign-in for the current account on or off. Returns new recovery codes when it is turned off. */
export const setPasswordSignIn = async (is_on: boolean) => (await call(calls.setPasswordSignIn, { is_on })).codes

export { isRefusedFor }
