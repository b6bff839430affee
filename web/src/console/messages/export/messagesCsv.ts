import type { LanguageCode } from '@studio/domain/languages'
import type { ContactMessage, MessageStatus } from '@studio/domain/messages/message'
import { csvMoment, csvText } from '../../../lib/csv'

const columns = [
  ...(['received', 'status', 'name', 'email', 'language'] as const),
  ...(['subject', 'message', 'reference_link', 'budget', 'note', 'phone'] as const),
] as const

/** The texts of a CSV file: column heads, and labels for stored codes. */
interface CsvWords {
  head: Record<(typeof columns)[number], string>
  status: Record<MessageStatus, string>
  /** Formats a stored budget as in the rest of the console. */
  budget: (stored: string) => string
  /** Returns the name of a visitor's language; '' for ''. */
  language: (stored: ContactMessage['language']) => string
}

/** Characters that set the text direction. With them, a spreadsheet's filter would not find the price. */
const direction = /\p{Bidi_Control}/gu
/** Returns messages as CSV for a reader of this language, one row each. */
export function messagesCsv(reader: LanguageCode, messages: readonly ContactMessage[], words: CsvWords): string {
  const lines = messages.map((one) => [
    csvMoment(one.created_at),
    words.status[one.status],
    one.name,
    one.email,
    words.language(one.language),
    one.subject,
    one.message,
    one.reference_link,
    words.budget(one.budget).replace(direction, ''),
    one.note,
    one.phone,
  ])
  return csvText(
    reader,
    columns.map((column) => words.head[column]),
    lines,
  )
}
