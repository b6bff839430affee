import * as v from 'valibot'
import { storedText } from '../content/fields/checks.ts'
import { languageCodes } from '../languages.ts'
import { signedFields } from '../revision.ts'

/** What has become of an enquiry, in the order in which it usually happens (specification, section 4). */
export const messageStatuses = ['new', 'read', 'replied', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** More new enquiries are not counted: the number says "19+". Each is a document that every opening of the console reads. */
export const mostCounted = 19

/** A stored enquiry. `created_at` is in milliseconds since 1970; the store keeps a timestamp. */
export const ContactMessage = v.object({
  id: v.string(),
  name: storedText,
  email: storedText,
  subject: storedText,
  message: storedText,
  /** An address that a stranger entered, or ''. */
  reference_link: storedText,
  /** One of contact's `budgets`, or ''. */
  budget: storedText,
  /** Looks like a robot's: it is kept apart from the inbox. Null in the trash, where no list and no count finds it. */
  suspected: v.fallback(v.nullable(v.boolean()), false),
  /** Where it was before it went to the trash; '' while it is not there. */
  trashed_from: v.fallback(v.picklist(['', 'inbox', 'suspected']), ''),
  /** When it went there; the server says so. */
  trashed_at: v.fallback(v.number(), 0),
  /** An unknown status shows as 'read' (specification, section 4). */
  status: v.fallback(v.picklist(messageStatuses), 'read'),
  created_at: v.fallback(v.number(), 0),
  /** When the visitor agreed to the privacy policy, and to which version of it; 0 and '' before that was kept. */
  consent_at: v.fallback(v.number(), 0),
  policy_version: storedText,
  /** The visitor's; '' before that was kept. */
  language: v.fallback(v.picklist(['', ...languageCodes]), ''),
  /** The studio's own; no visitor sees it. */
  note: storedText,
  /** When it is deleted by itself; 0 when nothing says so. */
  expires_at: v.fallback(v.number(), 0),
  ...signedFields,
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

type Trashable = Pick<ContactMessage, 'suspected' | 'trashed_from'>

/** Whether it is in the trash. */
export const isTrashed = ({ trashed_from }: Trashable) => trashed_from !== ''

/** Whether it may go into the archive. What looks like a robot's is cleared first, or it would come out of there unseen. */
export const canArchive = ({ status, suspected, trashed_from }: Trashable & Pick<ContactMessage, 'status'>) =>
  status !== 'archived' && !suspected && !isTrashed({ suspected, trashed_from })

/** What moves an enquiry to the trash; it stays on the server, where it ends by itself. */
export const trashing = ({ suspected }: Trashable): Trashable => ({
  suspected: null,
  trashed_from: suspected ? 'suspected' : 'inbox',
})

/** What brings it back to where it was. */
export const untrashing = ({ trashed_from }: Trashable): Trashable => ({
  suspected: trashed_from === 'suspected',
  trashed_from: '',
})
