import { createHmac } from 'node:crypto'
import { mailboxOf } from '@studio/domain/messages/mail/mailbox'

/** Replaces an address in the name of a counter. Without the secret nobody can tell whose it is. */
export const saltedHash = (secret: string, kind: string, text: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')

/** Returns the name of the counter for enquiries from one mailbox. */
export const emailCounter = (secret: string, email: string) => `email-${saltedHash(secret, 'email', mailboxOf(email))}`

/** Returns the name of the counter for receipts to one mailbox. */
export const receiptCounter = (secret: string, email: string) =>
  `receipt-${saltedHash(secret, 'receipt', mailboxOf(email))}`
