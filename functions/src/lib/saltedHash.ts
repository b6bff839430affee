import { createHmac } from 'node:crypto'
import { mailboxOf } from '@studio/domain/messages/mail/mailbox'

/** Stands for an address or an e-mail in the name of a counter: without the secret nobody can tell whose it is. */
export const saltedHash = (secret: string, kind: string, text: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('hex')

/** The name of the counter of the enquiries from one mailbox. */
export const emailCounter = (secret: string, email: string) => `email-${saltedHash(secret, 'email', mailboxOf(email))}`
