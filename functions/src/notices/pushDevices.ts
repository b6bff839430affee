import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { PushDevice, type PushDeviceForm } from '@studio/domain/messages/notices/pushDevice'
import { sessionEnd } from '@studio/domain/people/sessionLimits'
import type { SessionToken } from '@studio/domain/people/sessionToken'
import { UserRole } from '@studio/domain/people/user'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { roleOf } from '../accounts/liveAccount.ts'

/** A device that may get notifications, and its name in the database. */
export type LiveDevice = PushDevice & { id: string }

/** Lifetime of a stored device, in ms: the longest that a session can last. */
const deviceLifeMs = 90 * 24 * 60 * 60_000

/** The name of a device: its address at the push service is secret, so it is hashed. */
const nameOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

/** Returns the store of the devices that have notifications on. */
export function pushDevices(db: Firestore, now: () => number) {
  const documentOf = (endpoint: string) => db.collection(collections.pushDevices).doc(nameOf(endpoint))

  /** Returns a device's account, as its role describes it; undefined if the role or the session has ended. */
  const isLive = (device: PushDevice, role: DocumentSnapshot | undefined) => {
    const state = v.safeParse(UserRole, role?.data())
    return state.success && state.output.user_id === device.user_id && sessionEnd(device.session, state.output) > now()
  }

  return {
    /** Stores a device, for one account: a browser has only one address at its push service. */
    add: async (form: PushDeviceForm, user_id: string, { auth_time, made_at, proved_at }: SessionToken) => {
      const times = { ...(made_at && { made_at }), ...(proved_at && { proved_at }) }
      const device: PushDevice = { ...form, user_id, session: { auth_time, ...times }, created_at: now() }
      await documentOf(form.endpoint).set({ ...device, expires_at: Timestamp.fromMillis(now() + deviceLifeMs) })
    },

    remove: async (endpoint: string) => void (await documentOf(endpoint).delete()),

    /** Returns the devices that may get notifications now. Deletes those whose session or role has ended. */
    live: async (): Promise<LiveDevice[]> => {
      const { docs } = await db.collection(collections.pushDevices).get()
      const known = docs.map((document) => ({ ref: document.ref, parsed: v.safeParse(PushDevice, document.data()) }))
      const users = [...new Set(known.flatMap(({ parsed }) => (parsed.success ? parsed.output.user_id : [])))]
      const roles = users.length > 0 ? await db.getAll(...users.map((uid) => roleOf(db, uid))) : []
      const roleBy = new Map(users.map((uid, at) => [uid, roles[at]]))
      const live = known.flatMap(({ ref, parsed }) =>
        parsed.success && isLive(parsed.output, roleBy.get(parsed.output.user_id))
          ? [{ ...parsed.output, id: ref.id }]
          : [],
      )
      const ids = new Set(live.map(({ id }) => id))
      await Promise.all(docs.filter(({ id }) => !ids.has(id)).map(({ ref }) => ref.delete()))
      return live
    },
  }
}
