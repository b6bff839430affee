import type { LanguageCode } from '@studio/domain/languages'
import { csvMoment, csvText } from '../../../lib/csv'
import type { AuditEntry } from '../../activity/data'
import type { useEntryWords } from '../../activity/useEntryWords'

/** Returns log entries as CSV, one row each, with all changed fields in one cell. */
export function activityCsv(
  language: LanguageCode,
  entries: readonly AuditEntry[],
  words: Pick<ReturnType<typeof useEntryWords>, 'who' | 'action' | 'kind' | 'name' | 'fields'>,
  head: readonly string[],
): string {
  return csvText(
    language,
    head,
    entries.map((entry) => [
      csvMoment(entry.at),
      words.who(entry.by),
      words.action(entry),
      words.kind(entry.collection),
      words.name(entry),
      entry.document_id,
      words
        .fields(entry)
        .map(({ name, before = '', after = '', isKept }) => (isKept ? `${name}: ${before} → ${after}` : name))
        .join(' | '),
    ]),
  )
}
