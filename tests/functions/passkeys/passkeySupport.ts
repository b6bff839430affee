import { addPasskeyHandler, newPasskeyOptionsHandler } from '../../../functions/src/passkeys/add.ts'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import {
  keepPasskeyHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
  setPasswordSignInHandler,
  signInWaysHandler,
} from '../../../functions/src/passkeys/own.ts'
import { recoverWithCodeHandler } from '../../../functions/src/passkeys/recover.ts'
import { passkeySignInHandler, passkeySignInOptionsHandler } from '../../../functions/src/passkeys/signIn.ts'
import type { Caller } from '../../../functions/src/requests/callable.ts'
import { Authenticator, type Said } from '../../support/authenticator.ts'
import { auth, db, device, rest } from '../support.ts'

/** The page of these tests, and one at the site's other name. */
export const origin = 'https://montaje.example'
export const rpId = 'montaje.example'
export const otherOrigin = 'https://montaje.web.app'

const site = () => ({ project: 'montaje', moreOrigins: origin, isEmulated: false })

/** Returns the handlers with a given clock. */
export function passkeyServer(now: () => number = Date.now) {
  const server = { db, auth, device, site, now, challenge: challenges(() => 'a secret of the tests') }
  return {
    signInWays: signInWaysHandler(server),
    newOptions: newPasskeyOptionsHandler(server),
    add: addPasskeyHandler(server),
    rename: renamePasskeyHandler(server),
    keep: keepPasskeyHandler(server),
    remove: removePasskeyHandler(server),
    setPassword: setPasswordSignInHandler(server),
    signInOptions: passkeySignInOptionsHandler(server),
    signIn: passkeySignInHandler(server),
    recover: recoverWithCodeHandler(server),
  }
}
export type PasskeyHandlers = ReturnType<typeof passkeyServer>

/** Returns the HTTP request that a page of this origin would send. */
export const from = (page = origin) => ({ rawRequest: { headers: { origin: page } } })

/** Requests the options for a passkey and creates it; the caller sends it. */
export async function newPasskey(handlers: PasskeyHandlers, admin: Caller, said: Partial<Said> = {}) {
  const { challenge, user } = await handlers.newOptions({ data: {}, auth: admin, ...from() })
  const authenticator = new Authenticator()
  authenticator.userHandle = user.id
  return { authenticator, challenge, passkey: authenticator.create({ challenge, origin, rpId, ...said }) }
}

/** Returns a passkey that was added to the account. */
export async function addedPasskey(handlers: PasskeyHandlers, admin: Caller, name = 'Teléfono') {
  const { authenticator, passkey } = await newPasskey(handlers, admin)
  const { id } = await handlers.add({ data: { name, passkey }, auth: admin, ...from() })
  return { authenticator, id }
}

/** Returns a challenge for a sign-in. */
export const signInChallenge = async (handlers: PasskeyHandlers, page = origin) =>
  (await handlers.signInOptions({ data: {}, ...from(page) })).challenge

/** The handlers with the real clock. */
export const handlers = passkeyServer()

/** Answers a challenge with a passkey, as the sign-in page does. */
export async function signInWith(authenticator: Authenticator, server = handlers, p_device?: string) {
  const challenge = await signInChallenge(server)
  return server.signIn({
    data: { proof: authenticator.get({ challenge, origin, rpId }), ...(p_device && { p_device }) },
    ...from(),
  })
}

/** Returns a caller as functions see someone who signs in with a token of ours. */
export async function callerOf(token: string): Promise<Caller> {
  const { idToken = '' } = await rest('signInWithCustomToken', { token, returnSecureToken: true })
  const decoded = await auth.verifyIdToken(idToken)
  return { uid: decoded.uid, token: decoded }
}

/** Returns an admin's sign-in methods. */
export const ways = (admin: Caller) => handlers.signInWays({ data: {}, auth: admin })
/** Turns an admin's password off. Returns the codes. */
export const switchOff = (admin: Caller) => handlers.setPassword({ data: { is_on: false }, auth: admin })
export const recover = (email: string, code: string, server = handlers) =>
  server.recover({ data: { p_identifier: email, code } })
export const emailOf = ({ token }: Caller) => token.email ?? ''
