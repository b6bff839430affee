import * as v from 'valibot'
import { localStore } from '../../lib/browserStorage'

/** The part of the token that is readable without the secret. The server verifies the rest. */
const Token = v.object({ id: v.string() })

/**
 * The localStorage key of the signed token by which the server recognises a known device. A stranger who guesses
 * passwords cannot lock out such a device. The token names no owner, gives no access and outlives the session on
 * purpose.
 */
const key = 'studio.device'

/** Returns this device's token as a part of the sign-in requests. */
export function knownDevice(): { p_device?: string } {
  const token = localStore.read(key)
  return token ? { p_device: token } : {}
}

/** Returns this device's id in the server's list of known devices; undefined if it is not known. */
export function ownDeviceId(): string | undefined {
  const text = knownDevice().p_device?.split('.')[0] ?? ''
  try {
    const parsed = v.safeParse(Token, JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return parsed.success ? parsed.output.id : undefined
  } catch {
    return undefined
  }
}

/** Stores the token of the last sign-in. Without storage the device remains unknown. */
export const keepDevice = (token: string) => localStore.write(key, token)
