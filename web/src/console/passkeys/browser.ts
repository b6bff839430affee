import { canHavePasskeys, type PasskeyCreation, type PasskeyRequest } from '@studio/domain/people/passkeys'
import { once } from '../../lib/once'

/** What keeps a page from having passkeys: the browser knows none, or the address has a number for a name. */
type PasskeysUnavailable = 'browser' | 'address'

/** What keeps this page from having passkeys; undefined when it can have them. */
export function passkeysUnavailable(): PasskeysUnavailable | undefined {
  if (!canHavePasskeys(location.hostname)) return 'address'
  return typeof window.PublicKeyCredential === 'function' ? undefined : 'browser'
}

/**
 * Why the browser gave no passkey. `cancelled`: its question was closed or not answered, or there is no passkey, which
 * browsers do not tell apart. `present`: the device has one of this account already.
 */
export class NoPasskey extends Error {
  readonly why: 'cancelled' | 'present'
  constructor(why: NoPasskey['why']) {
    super(why)
    this.name = 'NoPasskey'
    this.why = why
  }
}

const openBrowser = once(() => import('@simplewebauthn/browser'))

/** Lets the browser make a passkey; rejects with `NoPasskey`, or with the browser's own error. */
export async function makePasskey(options: PasskeyCreation) {
  const { startRegistration } = await openBrowser()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  // The server names ways to reach a passkey that this version of the library may not know.
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as Options }).catch(throwWhy)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Lets the browser's user choose a passkey and prove to hold it; rejects as `makePasskey` does. */
export async function askPasskey(options: PasskeyRequest) {
  const { startAuthentication } = await openBrowser()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(throwWhy)
  // Without a handle it is no passkey, which the server says.
  return { id, rawId, type, response: { ...response, userHandle: response.userHandle ?? '' } }
}

const reasons: Readonly<Record<string, NoPasskey['why']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'present',
}

function throwWhy(error: unknown): never {
  const why = reasons[error instanceof Error ? error.name : '']
  throw why ? new NoPasskey(why) : error
}
