import * as v from 'valibot'

/** What can be read of the token without the secret; the server checks the rest. */
const Token = v.object({ id: v.string() })

/**
 * The signed token by which the server knows a device that has signed in before, so that strangers who try passwords
 * cannot lock it out. It says nothing about its owner, gives no access, and outlives the session on purpose.
 */
const key = 'studio.device'

/** What the sign-in calls say of this device. */
export function knownDevice(): { p_device?: string } {
  try {
    const token = localStorage.getItem(key)
    return token ? { p_device: token } : {}
  } catch {
    return {}
  }
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
export function keepDevice(token: string) {
  try {
    localStorage.setItem(key, token)
  } catch (error) {
    console.warn('this device will not be known at the next sign-in', error)
  }
}
