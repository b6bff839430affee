import * as v from 'valibot'
import { storedText } from '../content/fields.ts'
import { signedFields } from '../revision.ts'

export const messageStatuses = ['new', 'read', 'replied', 'archived'] as const
export type MessageStatus = (typeof messageStatuses)[number]

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
  /** Looks like a robot's: it is kept apart from the inbox. */
  suspected: v.fallback(v.boolean(), false),
  /** An unknown status shows as 'read' (specification, section 4). */
  status: v.fallback(v.picklist(messageStatuses), 'read'),
  created_at: v.fallback(v.number(), 0),
  /** When the visitor agreed to the privacy policy, and to which version of it; 0 and '' before that was kept. */
  consent_at: v.fallback(v.number(), 0),
  policy_version: storedText,
  /** When it is deleted by itself; 0 when nothing says so. */
  expires_at: v.fallback(v.number(), 0),
  ...signedFields,
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>
