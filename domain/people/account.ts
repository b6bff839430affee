import * as v from 'valibot'

/** A device on which an account has signed in; times in ms since 1970. `name` is '' if its browser reported none. */
export const AccountDevice = v.object({
  id: v.string(),
  name: v.string(),
  first_at: v.number(),
  last_at: v.number(),
  /** True if the caller's session began on this device. */
  is_here: v.fallback(v.boolean(), false),
})
export type AccountDevice = v.InferOutput<typeof AccountDevice>

/** Auth's data of an account; `last_sign_in` in ms since 1970, 0 for never. */
export const Account = v.object({
  id: v.string(),
  email: v.string(),
  last_sign_in: v.number(),
  /** The number of its known devices. */
  devices: v.number(),
  disabled: v.boolean(),
})
export type Account = v.InferOutput<typeof Account>

/**
 * Returns the current device: the one with the id stored in this browser, else the one of its session. A browser that
 * was killed soon after signing in may have lost the id but still has the session.
 */
export const deviceHere = (devices: readonly AccountDevice[], keptId: string | undefined): AccountDevice | undefined =>
  devices.find(({ id }) => id === keptId) ?? devices.find(({ is_here }) => is_here)

/**
 * Returns the devices that first signed in after `seenAt`, without the current one. Without `seenAt`, returns those
 * that signed in after the current device.
 */
export function newDevices(devices: readonly AccountDevice[], seenAt: number | undefined, keptId: string | undefined) {
  const here = deviceHere(devices, keptId)
  const since = seenAt ?? here?.first_at
  return since === undefined ? [] : devices.filter(({ id, first_at }) => id !== here?.id && first_at > since)
}
