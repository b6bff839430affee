import type { ContactMessage } from '@studio/domain/messages/message'
import type { Delivery } from '@studio/domain/messages/notices/delivery'
import type { Settings } from '@studio/domain/settings/settings'
import type { Firestore } from 'firebase-admin/firestore'
import type { Site } from '../requests/guard.ts'
import type { SendMail } from './sendMail.ts'
import type { SendPush } from './sendPush.ts'

/** The services that notify the studio and visitors. */
export interface Notices {
  db: Firestore
  now: () => number
  /** A random number from 0 to 1. */
  random: () => number
  site: () => Site
  sendMail: SendMail
  sendPush: SendPush
}

/** The result of an attempt on one channel: what to store, and whether something is left to do. */
export interface Attempt {
  changes: Partial<Delivery>
  isOpen: boolean
}

/** An enquiry to report, with the state of its delivery and the settings. */
export interface Given {
  delivery: Delivery
  enquiry: ContactMessage
  settings: Settings
}
