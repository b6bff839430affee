import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import { attemptsOf, identifierHash } from './attempts.ts'

/** An account knows so many devices; of more, those that signed in last stay. */
export const maxDevices = 10

const maxTries = 10

/**
 * A device on which an account has signed in; times in ms since 1970, `signed_in_at` in seconds as tokens have it. Of an
 * `unclaimed` one only the gate knows: it has no name and no token.
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
 * `ended_at` is when we last ended all sessions; `refused_since` is when Auth set a password that the gate refuses.
 */
const Known = v.object({
  devices: v.fallback(v.array(KnownDevice), []),
  valid_since: time,
  ended_at: time,
  refused_since: time,
})
type Known = v.InferOutput<typeof Known>

/** For so long after the gate has noted a sign-in its device may say which one it is, in seconds. */
export const claimSeconds = 60

/**
 * For this time after sessions were ended, in ms, a password set directly in Auth is refused. A token of ours may still be used for
 * a minute, and Auth lets a session set a password for five minutes after its start; the rest is slack.
 */
const tooSoonMs = 10 * 60_000

/** A sign-in: on which device as its token says, with what name, and when. */
interface DeviceSignIn {
  /** The id of a token that names this account. */
  known: string | undefined
  /** The id of a token that names other accounts only. */
  other: string | undefined
  name: string
  signedInAt: number
  now: number
}

/**
 * The devices that each account has signed in on, whose attempts strangers cannot use up. The list is what counts: a
 * token of a device that is not on it is worth nothing.
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
    isKnown: async (email: string, id: string) => (await list(email)).some((device) => device.id === id),

    /** Notes a sign-in; gives the device's id. One sign-in makes one device, however often it is told. */
    remember: (email: string, signIn: DeviceSignIn) =>
      change(email, (known) => {
        const after = deviceAfter(known, signIn)
        if (!after) return { known: undefined, result: undefined }
        return { known: add(known, after.device, after.replaced), result: after.device.id }
      }),

    /** Notes a sign-in on a device that is not known, before anybody says which: who signs in past the page never does. */
    note: (email: string, now: number) =>
      change(email, (known) => {
        const signed_in_at = Math.floor(now / 1000)
        const times = { first_at: now, last_at: now, signed_in_at }
        return { known: add(known, { id: randomUUID(), name: '', ...times, unclaimed: true }), result: undefined }
      }),

    /** Forgets devices of an account, those that are named or all; sign-ins before `since` make none known either. */
    forget: (email: string, since: number, ids?: readonly string[]) =>
      change(email, ({ devices, valid_since }) => {
        const stay = devices.filter(({ id }) => ids && !ids.includes(id))
        const ended_at = Math.max(valid_since, since)
        return { known: { devices: stay, valid_since: ended_at, ended_at, refused_since: 0 }, result: undefined }
      }),

    /**
     * Forgets the devices that signed in before `since`, when Auth last ended the account's sessions, unless we ended
     * them (`forget`). Returns whether that was news, and whether the password that was set then is refused: within
     * minutes after we ended all sessions of an account made at `madeAt`, a session from a kept token could have set it.
     */
    forgetBefore: (email: string, since: number, madeAt: number) =>
      change(email, (known) => {
        const { devices, valid_since, ended_at, refused_since } = known
        const wasRefused = since === refused_since
        if (wasRefused || since <= valid_since)
          return { known: undefined, result: { isNews: false, isRefused: wasRefused } }
        const stay = devices.filter(({ signed_in_at }) => signed_in_at * 1000 >= since)
        const isRefused = ended_at > madeAt && since <= ended_at + tooSoonMs
        const next = { ...known, devices: stay, valid_since: since, refused_since: isRefused ? since : 0 }
        return { known: next, result: { isNews: true, isRefused } }
      }),

    /** Forgets the devices of every address but these; sign-ins before `since` make none of them known either. */
    forgetAllBut: async (emails: readonly string[], since: number) => {
      const stay = new Set(emails.map(identifierHash))
      const { docs } = await db.collection(collections.knownDevices).get()
      const others = docs.filter((stored) => !stay.has(stored.id) && knownIn(stored).devices.length > 0)
      await Promise.all(
        others.map(({ ref }) => ref.update({ devices: [], valid_since: since, ended_at: since, refused_since: 0 })),
      )
    },

    /** The counters of an account's attempts that exist, those of known devices first: never more than eleven. */
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
  // An id that was let go never comes back, or its stolen token would too.
  const id = same?.id ?? other ?? noted?.id ?? randomUUID()
  const first_at = (same ?? noted)?.first_at ?? now
  const device = { id, name, first_at, last_at: now, signed_in_at: signedInAt, unclaimed: false }
  return { device, replaced: noted?.id }
}

/** What the gate noted of the sign-in of this second, or of the one that is nearest to it. */
function notedAt(devices: readonly KnownDevice[], signedInAt: number): KnownDevice | undefined {
  const away = ({ signed_in_at }: KnownDevice) => Math.abs(signed_in_at - signedInAt)
  const [nearest] = devices.filter(({ unclaimed }) => unclaimed).sort((one, next) => away(one) - away(next))
  return nearest && away(nearest) <= claimSeconds ? nearest : undefined
}

function knownIn(snapshot: DocumentSnapshot): Known {
  const parsed = v.safeParse(Known, snapshot.data())
  return parsed.success ? parsed.output : { devices: [], valid_since: 0, ended_at: 0, refused_since: 0 }
}
