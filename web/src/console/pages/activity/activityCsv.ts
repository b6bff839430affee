import { csvText } from '../../../lib/csv'
import type { AuditEntry } from './data'
import type { useEntryWords } from './useEntryWords'

/** Entries of the log as CSV: one line each, the moment in ISO 8601 (UTC), what changed in one cell. */
export function activityCsv(
  entries: readonly AuditEntry[],
  words: ReturnType<typeof useEntryWords>,
  head: readonly string[],
): string {
  return csvText(
    head,
    entries.map((entry) => [
      new Date(entry.at).toISOString(),
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
