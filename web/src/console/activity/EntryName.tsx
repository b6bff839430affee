import { visitState } from '../../editor/useEditing'
import { directionOf } from '../../lib/directionOf'
import { RowLink } from '../../ui/table/RowLink'
import type { AuditEntry } from './data'
import type { useEntryWords } from './useEntryWords'

interface EntryNameProps {
  entry: AuditEntry
  words: Pick<ReturnType<typeof useEntryWords>, 'name' | 'kind' | 'address'>
}

/** The name of a log entry's document; a link to it if it still exists. */
export function EntryName({ entry, words }: EntryNameProps) {
  const name = words.name(entry) || words.kind(entry.collection)
  const address = words.address(entry)
  const shown = <bdi dir={directionOf(name)}>{name}</bdi>
  if (!address) return shown
  return (
    <RowLink to={address} state={visitState}>
      {shown}
    </RowLink>
  )
}
