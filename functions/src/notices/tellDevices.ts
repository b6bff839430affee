import { collections } from '@studio/domain/collections'
import { isTold } from '@studio/domain/messages/notices/delivery'
import { pushNotice } from '@studio/domain/messages/notices/pushNotice'
import type { Firestore } from 'firebase-admin/firestore'
import { noteOutcome } from './channelStates.ts'
import type { Attempt, Given, Notices } from './notices.ts'
import { type LiveDevice, pushDevices } from './pushDevices.ts'

/**
 * Returns a function that notifies all devices that an enquiry has not reached yet. `isOpen`: some of them still have
 * to be notified.
 */
export const deviceTeller = ({ db, now, sendPush }: Pick<Notices, 'db' | 'now' | 'sendPush'>) => {
  const devices = pushDevices(db, now)

  return async ({ delivery, enquiry }: Given): Promise<Attempt> => {
    const { created_at, push_to } = delivery
    const isNew = ({ created_at: since }: LiveDevice) => since > created_at
    const left = (await devices.live()).filter(
      (device) => !push_to.includes(device.id) && !(isNew(device) && isTold(delivery)),
    )
    if (left.length === 0) return { changes: push_to.length > 0 ? {} : { push_reason: 'noDevice' }, isOpen: false }
    const unread = await unreadIn(db)
    const sent = await Promise.all(
      left.map(async (device) => {
        const outcome = await sendPush(device, pushNotice(enquiry, device, unread))
        if (outcome === 'gone') await devices.remove(device.endpoint)
        return { id: device.id, outcome }
      }),
    )
    const reached = sent.flatMap(({ id, outcome }) => (outcome === '' ? [id] : []))
    const failures = sent.flatMap(({ outcome }) => (outcome === '' || outcome === 'gone' ? [] : [outcome]))
    const reason = reached.length > 0 ? '' : (failures[0] ?? 'noDevice')
    await noteOutcome(db, 'push', reason, now())
    const isOpen = failures.length > 0
    if (reached.length === 0) return { changes: push_to.length > 0 ? {} : { push_reason: reason }, isOpen }
    const push_at = delivery.push_at || now()
    return { changes: { push_at, push_reason: '', push_to: [...push_to, ...reached] }, isOpen }
  }
}

/** Returns the number of new enquiries, or null if it cannot be counted now. */
async function unreadIn(db: Firestore): Promise<number | null> {
  const unread = db.collection(collections.messages).where('suspected', '==', false).where('status', '==', 'new')
  const counted = unread.count().get()
  return counted.then(
    (snapshot) => snapshot.data().count,
    () => null,
  )
}
