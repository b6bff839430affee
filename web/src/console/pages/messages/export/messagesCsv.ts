import type { ContactMessage, MessageStatus } from '@studio/domain/messages/message'
import { csvText } from '../../../../lib/csv'

const columns = ['received', 'status', 'name', 'email', 'subject', 'message', 'reference_link', 'budget'] as const

/** The words of a CSV file: the head of each column and the names of what is stored as a code. */
export interface CsvWords {
  head: Record<(typeof columns)[number], string>
  status: Record<MessageStatus, string>
  /** A stored budget as the reader sees it elsewhere. */
  budget: (stored: string) => string
}

/** What directs text on a screen; a spreadsheet's filter would not find the price in it. */
const direction = /\p{Bidi_Control}/gu
/**
 * Messages as CSV: one line each, dates in ISO 8601 (UTC).
 */
export function messagesCsv(messages: readonly ContactMessage[], words: CsvWords): string {
  const lines = messages.map(({ created_at, status, name, email, subject, message, reference_link, budget }) => [
    created_at > 0 ? new Date(created_at).toISOString() : '',
    words.status[status],
    name,
    email,
    subject,
    message,
    reference_link,
    words.budget(budget).replace(direction, ''),
  ])
  return csvText(
    columns.map((column) => words.head[column]),
    lines,
  )
}
