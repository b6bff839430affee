import { collections } from '@studio/domain/collections'
import { ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { claimMs, Delivery, isTold, nextAttempt } from '@studio/domain/messages/notices/delivery'
import type { Settings } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { type Firestore, GrpcStatus } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { codeOf, logFailure } from '../lib/log.ts'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import type { Attempt, Notices } from './notices.ts'
import { mailTeller } from './tellByMail.ts'
import { deviceTeller } from './tellDevices.ts'

/** Maximum number of deliveries in one run of the schedule, and how many of them at once. */
const mostAtOnce = 200
const sideBySide = 10

/** Returns the groups of settings that decide about notices. */
export async function noticeSettings(db: Firestore): Promise<Settings> {
  const names = ['notifications', 'site_info', 'contact_info'] as const
  const stored = await db.getAll(...names.map((name) => db.collection(collections.settings).doc(name)))
  return settingsFrom(stored.map((document) => ({ ...document.data(), id: document.id })))
}

/**
 * Returns functions that tell the studio of enquiries. `tellOf` runs once for a new one, `tellDue` each minute for those
 * with an attempt left. An attempt is claimed before it begins: if the function is killed, the next run repeats it.
 */
export function teller(notices: Notices) {
  const { db, now, random } = notices
  const tellDevices = deviceTeller(notices)
  const { tellOwner, sendReceipt } = mailTeller(notices)
  const documentOf = (id: string) => db.collection(collections.deliveries).doc(id)

  /** Claims the next attempt for this run; undefined if it is not due or another run has it. */
  const claim = (id: string, isFirst: boolean) =>
    changeIfUnchanged<Delivery | undefined>(documentOf(id), 5, (stored) => {
      const delivery = v.parse(Delivery, { ...stored.data(), id })
      const { next_at, tries } = delivery
      if (next_at === null || (isFirst ? tries > 0 : next_at > now())) return { result: undefined }
      const claimed = { tries: tries + 1, next_at: now() + claimMs(random()) }
      return { document: claimed, result: { ...delivery, ...claimed } }
    })

  async function attempt(delivery: Delivery): Promise<void> {
    const { id } = delivery
    const stored = await db.collection(collections.messages).doc(id).get()
    const enquiry = stored.exists ? v.parse(ContactMessage, { ...stored.data(), id }) : undefined
    if (!enquiry || enquiry.suspected || isTrashed(enquiry)) return store(id, { next_at: null })
    const settings = await noticeSettings(db)
    const isSeen = enquiry.status !== 'new'
    const given = { delivery, enquiry: { ...enquiry, created_at: delivery.created_at }, settings }
    const [push, mail, receipt] = await Promise.all([
      isSeen ? undefined : tellDevices(given).catch(failed),
      isSeen ? undefined : tellOwner(given).catch(failed),
      sendReceipt(given),
    ])
    const changes = { ...push?.changes, ...mail?.changes, receipt }
    const isOpen = push?.isOpen || mail?.isOpen || receipt === 'due'
    const progress = { isTold: isSeen || isTold({ ...delivery, ...changes }), isOpen: Boolean(isOpen) }
    await store(id, { ...changes, next_at: nextAttempt(delivery, progress, now()) })
  }

  /** Stores the result of an attempt, unless the enquiry was erased meanwhile. */
  const store = async (id: string, changes: Partial<Delivery>) => {
    await documentOf(id)
      .update(changes)
      .catch((error: unknown) => {
        if (codeOf(error) !== GrpcStatus.NOT_FOUND) throw error
      })
  }

  /** A channel that fails unexpectedly does not stop the other one. */
  const failed = (error: unknown): Attempt => {
    logFailure('a channel failed', error, {})
    return { changes: {}, isOpen: true }
  }

  async function tell(id: string, isFirst: boolean) {
    const claimed = await claim(id, isFirst)
    if (claimed) await attempt(claimed)
  }

  return {
    /** Makes the first attempt for a new enquiry. */
    tellOf: (id: string) => tell(id, true),

    /** Makes all attempts that are due. One that fails is due again later and does not stop the others. */
    tellDue: async () => {
      const due = db.collection(collections.deliveries).where('next_at', '<=', now())
      const { docs } = await due.orderBy('next_at').limit(mostAtOnce).get()
      const waiting = docs.map(({ id }) => id)
      const work = async () => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
          await tell(id, false).catch((error: unknown) => logFailure('nobody was told of an enquiry', error, {}))
      }
      await Promise.all(Array.from({ length: sideBySide }, work))
    },
  }
}
