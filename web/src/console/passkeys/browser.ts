import { canHavePasskeys, type PasskeyCreation, type PasskeyRequest } from '@studio/domain/people/passkeys'
import { once } from '../../lib/once'

/** The reason why this page cannot use passkeys: the browser lacks them, or the host is an IP address. */
type PasskeysUnavailable = 'browser' | 'address'

/** Returns why this page cannot use passkeys; undefined if it can. */
export function passkeysUnavailable(): PasskeysUnavailable | undefined {
  if (!canHavePasskeys(location.hostname)) return 'address'
  return typeof window.PublicKeyCredential === 'function' ? undefined : 'browser'
}

/**
 * The browser returned no passkey. `cancelled`: its prompt was dismissed or timed out, or there is no passkey; browsers
 * do not tell these apart. `present`: the device already has a passkey of this account.
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

/** Creates a passkey with the browser. Rejects with `NoPasskey`, or with the browser's own error. */
export async function makePasskey(options: PasskeyCreation) {
  const { startRegistration } = await openBrowser()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  // The server may list transports that this version of the library's types does not know.
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as Options }).catch(throwWhy)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Asks the user for a passkey and returns the proof. Rejects as `makePasskey` does. */
export async function askPasskey(options: PasskeyRequest) {
  const { startAuthentication } = await openBrowser()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(throwWhy)
  // A credential without a user handle is not a passkey; the server refuses it.
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
