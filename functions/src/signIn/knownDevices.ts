import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import { attemptsOf, identifierHash } from './attempts.ts'

/** Maximum number of known devices per account. Beyond it, the least recently used ones are dropped. */
export const maxDevices = 10

const maxTries = 10

/**
 * A device on which an account has signed in. Times are in ms since 1970; `signed_in_at` is in seconds, as in tokens.
 * An `unclaimed` device was recorded by the gate, and has neither name nor token yet.
 */
const KnownDevice = v.object({
  id: v.string(),
  name: v.string(),
  first_at: v.number(),
  last_at: v.number(),
  signed_in_at: v.number(),
  unclaimed: v.fallback(v.boolean(), false),
})
export type KnownDevice = v.InferOutput<typeof KnownDevice>

const time = v.fallback(v.number(), 0)

/**
 * The stored devices of an account; times in ms since 1970. A sign-in before `valid_since` makes no device known.
 * `ended_at` is when a function of ours last revoked all sessions. `refused_since` is when Auth set a password that the
 * gate refuses. `reset_at` is when sessions were last revoked directly in Auth, such as by a password reset by mail.
 */
const Known = v.object({
  devices: v.fallback(v.array(KnownDevice), []),
  valid_since: time,
  ended_at: time,
  refused_since: time,
  reset_at: time,
})
type Known = v.InferOutput<typeof Known>

/** Time after a sign-in within which its device may identify itself, in seconds. */
export const claimSeconds = 60

/**
 * Time after a revocation of sessions in which the gate refuses a password set directly in Auth, in ms. A token of ours
 * still works for a minute, and Auth lets a session set a password for five minutes; the rest is slack.
 */
const tooSoonMs = 10 * 60_000

/** A sign-in: the device in its token, the device's name, and the time. */
interface DeviceSignIn {
  /** The device id in a token that names this account. */
  known: string | undefined
  /** The device id in a token that names only other accounts. */
  other: string | undefined
  name: string
  signedInAt: number
  now: number
}

/**
 * Returns the stored devices on which accounts have signed in. Strangers cannot use up the attempts of these devices.
 * Only the list counts: a token of a device that is not on it is worthless.
 */
export function knownDevices(db: Firestore) {
  const documentOf = (email: string) => db.collection(collections.knownDevices).doc(identifierHash(email))

  const change = <Result>(email: string, step: (known: Known) => { known: Known | undefined; result: Result }) =>
    changeIfUnchanged(documentOf(email), maxTries, (stored) => {
      const { known, result } = step(knownIn(stored))
      return { document: known && { ...known, identifier: identifierHash(email) }, result }
    })

  const list = async (email: string) => knownIn(await documentOf(email).get()).devices

  const add = (known: Known, device: KnownDevice, replaced = device.id): Known => ({
    ...known,
    devices: [device, ...known.devices.filter(({ id }) => id !== replaced && id !== device.id)].slice(0, maxDevices),
  })

  return {
    list,
    /** Returns when sessions were last revoked directly in Auth, in ms since 1970; 0 for never. */
    resetAt: async (email: string) => knownIn(await documentOf(email).get()).reset_at,
    isKnown: async (email: string, id: string) => (await list(email)).some((device) => device.id === id),

    /** Adds a sign-in and returns the device's id. Repeated calls for one sign-in add one device. */
    remember: (email: string, signIn: DeviceSignIn) =>
      change(email, (known) => {
        const after = deviceAfter(known, signIn)
        if (!after) return { known: undefined, result: undefined }
        return { known: add(known, after.device, after.replaced), result: after.device.id }
      }),

    /**
     * Adds a sign-in on an unknown device before the device identifies itself. Someone who bypasses the page never
     * identifies it.
     */
    note: (email: string, now: number) =>
      change(email, (known) => {
        const signed_in_at = Math.floor(now / 1000)
        const times = { first_at: now, last_at: now, signed_in_at }
        return { known: add(known, { id: randomUUID(), name: '', ...times, unclaimed: true }), result: undefined }
      }),

    /** Forgets devices of an account, the given ones or all. Sign-ins before `since` make no device known any more. */
    forget: (email: string, since: number, ids?: readonly string[]) =>
      change(email, ({ devices, valid_since, reset_at }) => {
        const stay = devices.filter(({ id }) => ids && !ids.includes(id))
        const ended_at = Math.max(valid_since, since)
        return {
          known: { devices: stay, valid_since: ended_at, ended_at, refused_since: 0, reset_at },
          result: undefined,
        }
      }),

    /**
     * Forgets the devices that signed in before `since`, when Auth last revoked the account's sessions, unless we
     * revoked them (`forget`). Returns whether that was new, and whether the password set then is refused. It is
     * refused within minutes after we revoked all sessions of an account created at `madeAt`: a session from a stolen
     * token could have set it.
     */
    forgetBefore: (email: string, since: number, madeAt: number) =>
      change(email, (known) => {
        const { devices, valid_since, ended_at, refused_since } = known
        const wasRefused = since === refused_since
        if (wasRefused || since <= valid_since)
          return { known: undefined, result: { isNews: false, isRefused: wasRefused } }
        const stay = devices.filter(({ signed_in_at }) => signed_in_at * 1000 >= since)
        const isRefused = ended_at > madeAt && since <= ended_at + tooSoonMs
        const reset_at = since > madeAt ? since : known.reset_at
        const next = { ...known, devices: stay, valid_since: since, refused_since: isRefused ? since : 0, reset_at }
        return { known: next, result: { isNews: true, isRefused } }
      }),

    /** Forgets the devices of all addresses except these. Sign-ins before `since` make no device known any more. */
    forgetAllBut: async (emails: readonly string[], since: number) => {
      const stay = new Set(emails.map(identifierHash))
      const { docs } = await db.collection(collections.knownDevices).get()
      const others = docs.filter((stored) => !stay.has(stored.id) && knownIn(stored).devices.length > 0)
      await Promise.all(
        others.map(({ ref }) => ref.update({ devices: [], valid_since: since, ended_at: since, refused_since: 0 })),
      )
    },

    /** Returns the existing counters of an account's attempts, at most eleven, with those of known devices first. */
    counters: async (email: string): Promise<DocumentSnapshot[]> => {
      const ids = (await list(email)).map(({ id }) => id)
      const counters = await db.getAll(...[...ids, undefined].map((id) => attemptsOf(db, email, id)))
      return counters.filter(({ exists }) => exists)
    },
  }
}

function deviceAfter({ devices, valid_since }: Known, signIn: DeviceSignIn) {
  const { known, other, name, signedInAt, now } = signIn
  if (signedInAt * 1000 < Math.floor(valid_since / 1000) * 1000) return undefined
  const same =
    devices.find(({ id }) => id === known) ??
    devices.find(({ signed_in_at, unclaimed }) => !unclaimed && signed_in_at === signedInAt)
  const noted = same ? undefined : notedAt(devices, signedInAt)
  // A forgotten id never returns; otherwise its stolen token would be valid again.
  const id = same?.id ?? other ?? noted?.id ?? randomUUID()
  const first_at = (same ?? noted)?.first_at ?? now
  const device = { id, name, first_at, last_at: now, signed_in_at: signedInAt, unclaimed: false }
  return { device, replaced: noted?.id }
}

/** Returns the device that the gate recorded for the sign-in of this second, or the nearest one. */
function notedAt(devices: readonly KnownDevice[], signedInAt: number): KnownDevice | undefined {
  const away = ({ signed_in_at }: KnownDevice) => Math.abs(signed_in_at - signedInAt)
  const [nearest] = devices.filter(({ unclaimed }) => unclaimed).sort((one, next) => away(one) - away(next))
  return nearest && away(nearest) <= claimSeconds ? nearest : undefined
}

function knownIn(snapshot: DocumentSnapshot): Known {
  const parsed = v.safeParse(Known, snapshot.data())
  return parsed.success ? parsed.output : { devices: [], valid_since: 0, ended_at: 0, refused_since: 0, reset_at: 0 }
}
