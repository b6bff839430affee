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

/** The document of the setting that says whether and where mails go. */
const notificationSetting = `${collections.settings}/notifications`

/** So long a mail is kept, for whoever looks why it did not come. */
const keptMs = 7 * dayMs

/** An enquiry that was stored longer than this before it was written is no new one: somebody restores a backup. */
const newMs = 10 * 60_000

/** The part of a trigger's event that is looked at; `time` is when the document was written. */
interface CreateEvent {
  time: string
  data?: DocumentSnapshot | undefined
}

/**
 * Writes a mail about a new enquiry for the extension "Trigger Email", if the owner wants mails. What looks like a
 * robot's, lies in the trash or comes back from a backup gets none. A mail is named like its enquiry: the event may come
 * twice, the mail does not.
 */
export const enquiryMailTrigger =
  (db: Firestore, site: () => Site) =>
  async ({ data, time }: CreateEvent): Promise<void> => {
    // Events come late and twice: what counts is what is stored now.
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
        // Whose enquiry it tells of, for who asks what is kept of an address.
        .create({ ...mail, visitor: enquiry.email, expires_at: Timestamp.fromMillis(writtenAt + keptMs) })
      logFact('mail about an enquiry written', {})
    } catch (error) {
      if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error
    }
  }

/** Where mails go; undefined while they are off or the address is none. */
async function wantedAddress(db: Firestore): Promise<string | undefined> {
  const stored = await db.doc(notificationSetting).get()
  const { email_enabled, email_address } = settingsFrom([{ ...stored.data(), id: stored.id }]).notifications
  return email_enabled && isEmail(email_address) ? email_address : undefined
}

/** Where the console is: at the first of the site's own addresses, else at Hosting's. */
function originOf({ project, moreOrigins, isEmulated }: Site): string {
  const [own] = moreOrigins.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  return own || (isEmulated ? 'http://127.0.0.1:5000' : `https://${project}.web.app`)
}
