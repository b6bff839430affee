import { dayMs } from '@studio/domain/audit/trashDays'
import { collections } from '@studio/domain/collections'
import { enquiryMail } from '@studio/domain/messages/mail/enquiryMail'
import { enquiryPath } from '@studio/domain/messages/mail/enquiryPath'
import { ContactMessage, isTrashed } from '@studio/domain/messages/message'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { isEmail } from '@studio/domain/values/email'
import { type DocumentSnapshot, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { codeOf, logFact } from '../lib/log.ts'
import type { Site } from '../requests/guard.ts'

/** The setting with the switch and the address for mails. */
const notificationSetting = `${collections.settings}/notifications`

/** Lifetime of a stored mail, in ms: long enough to investigate a missing one. */
const keptMs = 7 * dayMs

/**
 * If an enquiry was written longer than this after its creation, in ms, it was restored from a backup and is not new.
 */
const newMs = 10 * 60_000

/** The part of a trigger's event that is used; `time` is when the document was written. */
interface CreateEvent {
  time: string
  data?: DocumentSnapshot | undefined
}

/**
 * Returns a trigger that writes a mail about a new enquiry for the extension "Trigger Email", if the owner wants mails.
 * Suspected spam, trashed and restored enquiries get none. The mail has the enquiry's id, so a repeated event cannot
 * send it twice. The extension keeps the mail service's password; web push would need keys and stored subscriptions.
 */
export const enquiryMailTrigger =
  (db: Firestore, site: () => Site) =>
  async ({ data, time }: CreateEvent): Promise<void> => {
    // Events may be late or repeated, so only the stored state counts.
    const stored = await data?.ref.get()
    if (!data || !stored?.exists) return
    const created: unknown = stored.get('created_at')
    const createdAt = created instanceof Timestamp ? created.toMillis() : 0
    const writtenAt = Date.parse(time)
    const enquiry = v.parse(ContactMessage, { ...stored.data(), id: data.id })
    if (enquiry.suspected || isTrashed(enquiry) || writtenAt - createdAt > newMs) return
    const to = await wantedAddress(db)
    if (to === undefined) return
    const mail = enquiryMail(to, enquiry, `${originOf(site())}${enquiryPath(data.id)}`)
    try {
      await db
        .collection(collections.mail)
        .doc(data.id)
        // The visitor's address, so that their personal data can be found and erased.
        .create({ ...mail, visitor: enquiry.email, expires_at: Timestamp.fromMillis(writtenAt + keptMs) })
      logFact('enquiry mail written', {})
    } catch (error) {
      if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error
    }
  }

/** Returns the address for mails; undefined if mails are off or the address is invalid. */
async function wantedAddress(db: Firestore): Promise<string | undefined> {
  const stored = await db.doc(notificationSetting).get()
  const { email_enabled, email_address } = settingsFrom([{ ...stored.data(), id: stored.id }]).notifications
  return email_enabled && isEmail(email_address) ? email_address : undefined
}

/** Returns the console's origin: the first of the site's own, otherwise Hosting's. */
function originOf({ project, moreOrigins, isEmulated }: Site): string {
  const [own] = moreOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  return own || (isEmulated ? 'http://127.0.0.1:5000' : `https://${project}.web.app`)
}
