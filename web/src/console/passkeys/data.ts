import { calls } from '@studio/domain/calls'
import type { SignInWays } from '@studio/domain/people/passkeys'
import { call } from '../../firebase/call'
import { CallError } from '../../firebase/callError'
import { signInWithToken } from '../../firebase/session/signIn'
import { isNetworkError } from '../../lib/network'
import { resetRateLimit } from '../signIn/data'
import { knownDevice } from '../signIn/device'
import { askPasskey, makePasskey, NoPasskey } from './browser'

/** The passkey that was chosen belongs to somebody else than who is signed in. */
class OtherAccount extends Error {}

/** Lets the browser's user prove to hold a passkey; gives the token for its account. */
async function prove() {
  const proof = await askPasskey(await call(calls.passkeySignInOptions, {}))
  return await call(calls.passkeySignIn, { proof, ...knownDevice() })
}

/**
 * Signs in with a passkey alone, and makes this device a known one. `onProved` is told when the server has taken the
 * passkey, before anybody is signed in.
 */
export async function signInWithPasskey(onProved: () => void) {
  const { token } = await prove()
  onProved()
  await resetRateLimit(await signInWithToken(token))
}

/** The signed-in person proves anew who it is, by a passkey of the same account. */
export async function confirmWithPasskey(userId: string) {
  const { token, user_id } = await prove()
  if (user_id !== userId) throw new OtherAccount()
  await resetRateLimit(await signInWithToken(token))
}

/** What to say of a passkey that opened nothing, as the dictionary's key; undefined for who has chosen none. */
export function passkeyProblem(error: unknown) {
  if (error instanceof NoPasskey) return undefined
  if (isNetworkError(error)) return 'auth.network'
  if (error instanceof OtherAccount) return 'passkeys.other'
  if (error instanceof CallError && error.code === 'functions/permission-denied') return 'passkeys.refused'
  console.warn('a passkey did not work', error)
  return 'passkeys.failed'
}

/** How the own account signs in; rejects with a `CallError`. */
export const readSignInWays = (): Promise<SignInWays> => call(calls.signInWays, {})

/** Makes a passkey for the own account; rejects with `NoPasskey`, the browser's own error or a `CallError`. */
export async function addPasskey(name: string) {
  const passkey = await makePasskey(await call(calls.newPasskeyOptions, {}))
  await call(calls.addPasskey, { name, passkey })
}

/** Gives an own passkey another name; rejects with a `CallError`. */
export const renamePasskey = (id: string, name: string) => call(calls.renamePasskey, { id, name })

/** Removes an own passkey; rejects with a `CallError` when it is the last way to sign in. */
export const removePasskey = (id: string) => call(calls.removePasskey, { id })

/** Lets the own password open the account, or no longer; gives new recovery codes where it does not. */
export const setPasswordSignIn = async (is_on: boolean) => (await call(calls.setPasswordSignIn, { is_on })).codes

export { isRefusedFor } from '../../firebase/callError'
