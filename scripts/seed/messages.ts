import type { LanguageCode } from '@studio/domain/languages'
import type { budgets, generalSubject, videoTypes } from '@studio/domain/messages/contact'
import type { MessageStatus } from '@studio/domain/messages/message'
import data from './messages.json' with { type: 'json' }

/** A sample enquiry; its age counts in days. */
export interface MessageSeed {
  id: string
  name: string
  email: string
  subject: (typeof videoTypes)[number] | typeof generalSubject
  message: string
  reference?: string
  budget?: (typeof budgets)[number]
  /** True if it looks like a bot's. */
  suspected?: boolean
  status: MessageStatus
  /** The visitor's language. */
  language: LanguageCode
  /** The studio's note. */
  note?: string
  daysAgo: number
}

/** Enquiries of the last eight weeks, newest first; the last one is a bot's. */
export const messages = data as readonly MessageSeed[]
