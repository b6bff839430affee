import type { ContactMessage, MessageStatus } from '@studio/domain/messages/message'
import Papa from 'papaparse'

const columns = ['received', 'status', 'name', 'email', 'subject', 'message', 'reference_link', 'budget'] as const

/** The words of a CSV file: the head of each column and the names of what is stored as a code. */
export interface CsvWords {
  head: Record<(typeof columns)[number], string>
  status: Record<MessageStatus, string>
  /** A stored budget as the reader sees it elsewhere. */
  budget: (stored: string) => string
}

/** What a spreadsheet would run: a formula's first character, also behind blanks, also in its full-width form. */
const formula = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** What directs text on a screen; a spreadsheet's filter would not find the price in it. */
const direction = /\p{Bidi_Control}/gu
/** Says that the file is UTF-8: Excel would take it for something else. */
const byteOrderMark = '\ufeff'

/**
 * Messages as CSV: one line each, dates in ISO 8601 (UTC). Strangers wrote the cells: those that a spreadsheet would
 * run are made text by an apostrophe.
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
  const fields = columns.map((column) => words.head[column])
  return byteOrderMark + Papa.unparse({ fields, data: lines }, { escapeFormulae: formula, newline: '\r\n' })
}
