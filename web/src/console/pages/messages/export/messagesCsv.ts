import type { LanguageCode } from '@studio/domain/languages'
import type { ContactMessage, MessageStatus } from '@studio/domain/messages/message'
import { csvMoment, csvText } from '../../../../lib/csv'

const columns = [
  ...(['received', 'status', 'name', 'email', 'language'] as const),
  ...(['subject', 'message', 'reference_link', 'budget', 'note'] as const),
] as const

/** The words of a CSV file: the head of each column and the names of what is stored as a code. */
interface CsvWords {
  head: Record<(typeof columns)[number], string>
  status: Record<MessageStatus, string>
  /** A stored budget as the reader sees it elsewhere. */
  budget: (stored: string) => string
  /** The name of a visitor's language; '' for ''. */
  language: (stored: ContactMessage['language']) => string
}

/** What directs text on a screen; a spreadsheet's filter would not find the price in it. */
const direction = /\p{Bidi_Control}/gu
/** Messages as CSV for whoever reads in this language: one line each. */
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
  ])
  return csvText(
    reader,
    columns.map((column) => words.head[column]),
    lines,
  )
}
