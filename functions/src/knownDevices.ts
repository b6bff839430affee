import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { attemptsOf, identifierHash } from './attempts.ts'
import { storeIfUnchanged } from './storeIfUnchanged.ts'

/** An account knows so many devices; of more, those that signed in last stay. */
export const maxDevices = 10

const maxTries = 10

/** A device on which an account has signed in; times in ms since 1970, `signed_in_at` in seconds as tokens have it. */
const KnownDevice = v.object({
  id: v.string(),
  name: v.string(),
  first_at: v.number(),
  last_at: v.number(),
  signed_in_at: v.number(),
})
export type KnownDevice = v.InferOutput<typeof KnownDevice>

/** What is kept for an account; no sign-in from before `valid_since`, in ms, makes a device known. */
const Known = v.object({ devices: v.fallback(v.array(KnownDevice), []), valid_since: v.fallback(v.number(), 0) })
type Known = v.InferOutput<typeof Known>

/** When an account's sessions were last ended, in ms since 1970; 0 when that is not known. */
export const sessionsValidSince = ({ tokensValidAfterTime = '' }: Pick<UserRecord, 'tokensValidAfterTime'>) =>
  Date.parse(tokensValidAfterTime) || 0

/** A sign-in: on which device as its token says, with what name, and when. */
export interface DeviceSignIn {
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

  async function change<Result>(email: string, step: (known: Known) => { known: Known | undefined; result: Result }) {
    for (let tries = 0; tries < maxTries; tries++) {
      const stored = await documentOf(email).get()
      const { known, result } = step(knownIn(stored))
      if (!known || (await storeIfUnchanged(stored, { ...known, identifier: identifierHash(email) }))) return result
    }
    throw new HttpsError('unavailable', 'unavailable')
  }

  const list = async (email: string) => knownIn(await documentOf(email).get()).devices

  /** Lets go of the devices for which `isEnded` says so; sign-ins before `since` make no device known again. */
  const end = (email: string, since: number, isEnded: (device: KnownDevice) => boolean) =>
    change(email, ({ devices, valid_since }) => {
      const stay = devices.filter((device) => !isEnded(device))
      const isSame = stay.length === devices.length && since <= valid_since
      return {
        known: isSame ? undefined : { devices: stay, valid_since: Math.max(valid_since, since) },
        result: undefined,
      }
    })

  return {
    list,
    isKnown: async (email: string, id: string) => (await list(email)).some((device) => device.id === id),

    /** Notes a sign-in; gives the device's id. One sign-in makes one device, however often it is told. */
    remember: (email: string, signIn: DeviceSignIn) =>
      change(email, (known) => {
        const device = deviceAfter(known, signIn)
        if (!device) return { known: undefined, result: undefined }
        const others = known.devices.filter(({ id }) => id !== device.id)
        return { known: { ...known, devices: [device, ...others].slice(0, maxDevices) }, result: device.id }
      }),

    /** Forgets devices of an account: those that are named, or all, and then older sign-ins make none known either. */
    forget: (email: string, now: number, ids?: readonly string[]) =>
      end(email, ids ? 0 : now, ({ id }) => !ids || ids.includes(id)),

    /** Forgets the devices that signed in before the account's sessions were ended: by a new password, or by itself. */
    forgetBefore: (email: string, since: number) =>
      end(email, since, ({ signed_in_at }) => signed_in_at * 1000 < since),

    /** The counters of an account's attempts that exist, those of known devices first: never more than eleven. */
    counters: async (email: string): Promise<DocumentSnapshot[]> => {
      const ids = (await list(email)).map(({ id }) => id)
      const counters = await db.getAll(...[...ids, undefined].map((id) => attemptsOf(db, email, id)))
      return counters.filter(({ exists }) => exists)
    },
  }
}
export type KnownDevices = ReturnType<typeof knownDevices>

function deviceAfter({ devices, valid_since }: Known, signIn: DeviceSignIn): KnownDevice | undefined {
  const { known, other, name, signedInAt, now } = signIn
  if (signedInAt * 1000 < Math.floor(valid_since / 1000) * 1000) return undefined
  const same = devices.find(({ id }) => id === known) ?? devices.find(({ signed_in_at }) => signed_in_at === signedInAt)
  // An id that was let go never comes back, or its stolen token would too.
  const id = same?.id ?? other ?? randomUUID()
  return { id, name, first_at: same?.first_at ?? now, last_at: now, signed_in_at: signedInAt }
}

function knownIn(snapshot: DocumentSnapshot): Known {
  const parsed = v.safeParse(Known, snapshot.data())
  return parsed.success ? parsed.output : { devices: [], valid_since: 0 }
}
