import styled from 'styled-components'
import { formatMoment } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import type { AuditEntry } from './data'
import { EntryFields } from './EntryFields'
import type { useEntryWords } from './useEntryWords'

interface EntryListProps {
  label: string
  rows: readonly AuditEntry[]
  words: ReturnType<typeof useEntryWords>
}

const toneOf = (action: AuditEntry['action']) =>
  /delete|disabled|erased|removed/.test(action) ? 'accent' : action === 'update' ? 'plain' : 'secondary'

/** Entries of the log, the newest first. */
export function EntryList({ label, rows, words }: EntryListProps) {
  const { language } = useLanguage()
  return (
    <List aria-label={label}>
      {rows.map((entry) => {
        const [kind, name] = [words.kind(entry.collection), words.name(entry)]
        return (
          <Item key={entry.id}>
            <Head>
              <Badge $tone={toneOf(entry.action)}>{words.action(entry)}</Badge>
              <strong>
                <bdi>{name || kind}</bdi>
              </strong>
            </Head>
            <Meta>
              {name && <span>{kind}</span>}
              <span>
                <bdi>{words.who(entry.by)}</bdi>
              </span>
              <time dateTime={new Date(entry.at).toISOString()}>{formatMoment(language, entry.at)}</time>
            </Meta>
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
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  overflow-wrap: anywhere;
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-block: ${space(0.5)} 0;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  > :not(:last-child)::after {
    content: ' ·';
  }
`
