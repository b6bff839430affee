import * as v from 'valibot'

/** A device on which an account has signed in; times in ms since 1970. `name` is '' when its browser did not say. */
export const AccountDevice = v.object({
  id: v.string(),
  name: v.string(),
  first_at: v.number(),
  last_at: v.number(),
  /** Whether the caller's session began on this device. */
  is_here: v.fallback(v.boolean(), false),
})
export type AccountDevice = v.InferOutput<typeof AccountDevice>

/** How long an invitation code is valid, in ms. Auth sets this limit. */
export const inviteMs = 60 * 60_000

/** What Auth knows of somebody who can sign in; `last_sign_in` in ms since 1970, 0 for never. */
export const Account = v.object({
  id: v.string(),
  email: v.string(),
  last_sign_in: v.number(),
  /** How many devices are known to it. */
  devices: v.number(),
  disabled: v.boolean(),
})
export type Account = v.InferOutput<typeof Account>

/**
 * The device that is looking: the one with the id that this browser keeps, else the one of its session. A browser that
 * was killed soon after signing in may have lost the id and still have the session.
 */
export const deviceHere = (devices: readonly AccountDevice[], keptId: string | undefined): AccountDevice | undefined =>
  devices.find(({ id }) => id === keptId) ?? devices.find(({ is_here }) => is_here)

/**
 * The devices that signed in for the first time since somebody looked, without the one that is looking. If nobody has
 * looked on this device before, returns those that signed in after it.
 */
export function newDevices(devices: readonly AccountDevice[], seenAt: number | undefined, keptId: string | undefined) {
  const here = deviceHere(devices, keptId)
  const since = seenAt ?? here?.first_at
  return since === undefined ? [] : devices.filter(({ id, first_at }) => id !== here?.id && first_at > since)
}
