import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { ItemFacts } from '../../../ui/status/ItemFacts'
import type { AuditEntry } from '../../activity/data'
import { EntryName } from '../../activity/EntryName'
import type { useEntryWords } from '../../activity/useEntryWords'
import { EntryFields } from './EntryFields'

interface EntryListProps {
  label: string
  rows: readonly AuditEntry[]
  words: ReturnType<typeof useEntryWords>
}

const toneOf = (action: AuditEntry['action']) =>
  /delete|disabled|erased|removed/.test(action) ? 'accent' : action === 'update' ? 'plain' : 'secondary'

/** Log entries, newest first. */
export function EntryList({ label, rows, words }: EntryListProps) {
  const { language } = useLanguage()
  return (
    <List id="list" aria-label={label}>
      {rows.map((entry) => {
        const kind = words.kind(entry.collection)
        return (
          <Item key={entry.id} data-row>
            <ItemFacts
              badge={<Badge $tone={toneOf(entry.action)}>{words.action(entry)}</Badge>}
              name={<EntryName entry={entry} words={words} />}
            >
              {words.name(entry) && <span>{kind}</span>}
              <span>
                <bdi>{words.who(entry.by)}</bdi>
              </span>
              <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(language, entry.at)}</time>
            </ItemFacts>
            <EntryFields lines={words.fields(entry)} isFolded={entry.action !== 'update'} />
          </Item>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  list-style: none;
`
const Item = styled.li`
  padding: ${space(1.5)};
  &:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }
`
