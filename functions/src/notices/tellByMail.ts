import { enquiryMail } from '@studio/domain/messages/mail/enquiryMail'
import { enquiryPath } from '@studio/domain/messages/mail/enquiryPath'
import { receiptMail } from '@studio/domain/messages/mail/receiptMail'
import { type Delivery, isMailDue } from '@studio/domain/messages/notices/delivery'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import { mailLanguageOf } from '@studio/domain/settings/settings'
import { isEmail } from '@studio/domain/values/email'
import { noteOutcome } from './channelStates.ts'
import type { Attempt, Given, Notices } from './notices.ts'
import { originOf } from './sender.ts'

/** Time in which a receipt is tried, in ms. A later one would only confuse. */
const receiptMs = 60 * 60_000

/** Returns functions that send the mails about an enquiry: to the owner, and the visitor's receipt. */
export const mailTeller = ({ db, now, site, sendMail }: Notices) => ({
  /** Mails the owner, if a mail is due. `isOpen`: the owner wants a mail that has not been sent yet. */
  tellOwner: async ({ delivery, enquiry, settings }: Given): Promise<Attempt> => {
    const { email_enabled, email_address } = settings.notifications
    if (!isMailDue(delivery, email_enabled, now())) return { changes: {}, isOpen: false }
    if (!isEmail(email_address)) return { changes: { mail_reason: 'off' }, isOpen: false }
    const link = `${originOf(site())}${enquiryPath(enquiry.id)}`
    const mail = enquiryMail(email_address, enquiry, mailLanguageOf(settings.notifications), link)
    const reason = await sendMail({ ...mail, id: enquiry.id, fromName: settings.site_info.name })
    // A studio without a mail server has turned mail off. That is a failure only if its settings ask for mails.
    if (email_enabled || reason !== 'off') await noteOutcome(db, 'mail', reason, now())
    if (reason === '') return { changes: { mail_at: now(), mail_reason: reason }, isOpen: false }
    return { changes: { mail_reason: reason }, isOpen: email_enabled }
  },

  /** Sends the receipt if it is due. Returns its state. */
  sendReceipt: async ({ delivery, enquiry, settings }: Given): Promise<Delivery['receipt']> => {
    const { notifications, site_info } = settings
    if (delivery.receipt !== 'due') return delivery.receipt
    const isLate = now() - delivery.created_at >= receiptMs
    if (isLate || !notifications.receipt_enabled || !isEmail(enquiry.email)) return 'failed'
    const own = [withoutPlaceholders(settings).contact_info.email, notifications.email_address]
    const mail = receiptMail(enquiry.email, enquiry.language || 'es', site_info.name, own.find(isEmail) ?? '')
    const id = `receipt-${enquiry.id}`
    const reason = await sendMail({ ...mail, id, fromName: site_info.name, isAutomatic: true })
    if (reason === '') return 'sent'
    // The visitor's own server has refused the address, or the studio has no mail server.
    return reason === 'recipient' || reason === 'off' ? 'failed' : 'due'
  },
})
