import * as v from 'valibot'
import { localStore } from '../../lib/browserStorage'

/** What can be read of the token without the secret; the server checks the rest. */
const Token = v.object({ id: v.string() })

/**
 * The signed token by which the server knows a device that has signed in before, so that strangers who try passwords
 * cannot lock it out. It says nothing about its owner, gives no access, and outlives the session on purpose.
 */
const key = 'studio.device'

/** What the sign-in calls say of this device. */
export function knownDevice(): { p_device?: string } {
  const token = localStore.read(key)
  return token ? { p_device: token } : {}
}

/** The id by which the server's list of known devices has this one; undefined when it is not known. */
export function ownDeviceId(): string | undefined {
  const text = knownDevice().p_device?.split('.')[0] ?? ''
  try {
    const parsed = v.safeParse(Token, JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return parsed.success ? parsed.output.id : undefined
  } catch {
    return undefined
  }
}

/** Keeps the token of the last sign-in; without storage the device stays an unknown one. */
export const keepDevice = (token: string) => localStore.write(key, token)
