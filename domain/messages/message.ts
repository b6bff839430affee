import * as v from 'valibot'
import { storedText } from '../content/fields/checks.ts'
import { languageCodes } from '../languages.ts'
import { signedFields } from '../revision.ts'

/** The states of an enquiry, in their usual order (specification, section 4). */
export const messageStatuses = ['new', 'read', 'replied', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** The badge shows up to this number of new enquiries, then "19+". */
export const mostCounted = 19

/** A stored enquiry. `created_at` is in milliseconds since 1970; the store holds a timestamp. */
export const ContactMessage = v.object({
  id: v.string(),
  name: storedText,
  email: storedText,
  /** The visitor's telephone number; '' if they gave none. */
  phone: storedText,
  subject: storedText,
  message: storedText,
  /** An address that a stranger entered, or ''. */
  reference_link: storedText,
  /** One of contact's `budgets`, or ''. */
  budget: storedText,
  /**
   * True if the enquiry looks like a bot's, which keeps it out of the inbox. Null in the trash, which excludes it from
   * lists and counts.
   */
  suspected: v.fallback(v.nullable(v.boolean()), false),
  /** The list that the enquiry was in before it went to the trash; '' outside the trash. */
  trashed_from: v.fallback(v.picklist(['', 'inbox', 'suspected']), ''),
  /** When the enquiry was moved to the trash; set by the server. */
  trashed_at: v.fallback(v.number(), 0),
  /** An unknown status shows as 'read' (specification, section 4). */
  status: v.fallback(v.picklist(messageStatuses), 'read'),
  created_at: v.fallback(v.number(), 0),
  /**
   * When the visitor accepted the privacy policy, and which version; 0 and '' for enquiries older than these fields.
   */
  consent_at: v.fallback(v.number(), 0),
  policy_version: storedText,
  /** The visitor's language; '' for enquiries older than the field. */
  language: v.fallback(v.picklist(['', ...languageCodes]), ''),
  /** The studio's private note. */
  note: storedText,
  /** The studio's day `YYYY-MM-DD` from which the console reminds of the enquiry; '' for none. */
  remind_on: storedText,
  /** When the enquiry is deleted automatically; 0 for never. */
  expires_at: v.fallback(v.number(), 0),
  ...signedFields,
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

type Trashable = Pick<ContactMessage, 'suspected' | 'trashed_from'>

export const isTrashed = ({ trashed_from }: Trashable) => trashed_from !== ''

/**
 * Returns whether an enquiry may be archived. A suspected one must be cleared first, or it would leave the archive
 * unnoticed.
 */
export const canArchive = ({ status, suspected, trashed_from }: Trashable & Pick<ContactMessage, 'status'>) =>
  status !== 'archived' && !suspected && !isTrashed({ suspected, trashed_from })

/** Returns whether a message can be marked as spam: it is neither marked already nor in the trash. */
export const canSuspect = ({ suspected, trashed_from }: Trashable) =>
  !suspected && !isTrashed({ suspected, trashed_from })

/** Returns the fields that move an enquiry to the trash, where the server deletes it later. */
export const trashing = ({ suspected }: Trashable): Trashable => ({
  suspected: null,
  trashed_from: suspected ? 'suspected' : 'inbox',
})

/** Returns the fields that move a message from the trash back to its list. */
export const untrashing = ({ trashed_from }: Trashable): Trashable => ({
  suspected: trashed_from === 'suspected',
  trashed_from: '',
})
