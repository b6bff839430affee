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

/** Keeps the token of the last sign-in; without storage the device stays an unknown one. */
export function keepDevice(token: string) {
  try {
    localStorage.setItem(key, token)
  } catch (error) {
    console.warn('this device will not be known at the next sign-in', error)
  }
}
