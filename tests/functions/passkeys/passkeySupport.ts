import { addPasskeyHandler, newPasskeyOptionsHandler } from '../../../functions/src/passkeys/add.ts'
import { challenges } from '../../../functions/src/passkeys/challenge.ts'
import {
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

/** The page of these tests, and one at another name of the site. */
export const origin = 'https://montaje.example'
export const rpId = 'montaje.example'
export const otherOrigin = 'https://montaje.web.app'

const site = () => ({ project: 'montaje', moreOrigins: origin, isEmulated: false })

/** The handlers as they stand at a moment. */
export function passkeyServer(now: () => number = Date.now) {
  const server = { db, auth, device, site, now, challenge: challenges(() => 'a secret of the tests') }
  return {
    signInWays: signInWaysHandler(server),
    newOptions: newPasskeyOptionsHandler(server),
    add: addPasskeyHandler(server),
    rename: renamePasskeyHandler(server),
    remove: removePasskeyHandler(server),
    setPassword: setPasswordSignInHandler(server),
    signInOptions: passkeySignInOptionsHandler(server),
    signIn: passkeySignInHandler(server),
    recover: recoverWithCodeHandler(server),
  }
}
export type PasskeyHandlers = ReturnType<typeof passkeyServer>

/** The request of a page. */
export const from = (page = origin) => ({ rawRequest: { headers: { origin: page } } })

/** Asks how to make a passkey, makes one, and leaves it to the caller to hand it in. */
export async function newPasskey(handlers: PasskeyHandlers, admin: Caller, said: Partial<Said> = {}) {
  const { challenge, user } = await handlers.newOptions({ data: {}, auth: admin, ...from() })
  const authenticator = new Authenticator()
  authenticator.userHandle = user.id
  return { authenticator, challenge, passkey: authenticator.create({ challenge, origin, rpId, ...said }) }
}

/** A passkey that the account has. */
export async function addedPasskey(handlers: PasskeyHandlers, admin: Caller, name = 'Teléfono') {
  const { authenticator, passkey } = await newPasskey(handlers, admin)
  const { id } = await handlers.add({ data: { name, passkey }, auth: admin, ...from() })
  return { authenticator, id }
}

/** A challenge for whoever wants to sign in. */
export const signInChallenge = async (handlers: PasskeyHandlers, page = origin) =>
  (await handlers.signInOptions({ data: {}, ...from(page) })).challenge

/** The handlers as they stand now. */
export const handlers = passkeyServer()

/** Answers a challenge with a passkey, as the sign-in page does. */
export async function signInWith(authenticator: Authenticator, server = handlers, p_device?: string) {
  const challenge = await signInChallenge(server)
  return server.signIn({
    data: { proof: authenticator.get({ challenge, origin, rpId }), ...(p_device && { p_device }) },
    ...from(),
  })
}

/** What the functions learn of whoever uses a token of ours. */
export async function callerOf(token: string): Promise<Caller> {
  const { idToken = '' } = await rest('signInWithCustomToken', { token, returnSecureToken: true })
  const decoded = await auth.verifyIdToken(idToken)
  return { uid: decoded.uid, token: decoded }
}

/** How an admin may sign in. */
export const ways = (admin: Caller) => handlers.signInWays({ data: {}, auth: admin })
/** Switches the own password off; gives the codes. */
export const switchOff = (admin: Caller) => handlers.setPassword({ data: { is_on: false }, auth: admin })
/** Signs in with a code. */
export const recover = (email: string, code: string, server = handlers) =>
  server.recover({ data: { p_identifier: email, code } })
export const emailOf = ({ token }: Caller) => token.email ?? ''
