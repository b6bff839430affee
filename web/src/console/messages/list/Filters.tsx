import { trashDays } from '@studio/domain/audit/trashDays'
import { type MessageKind, messageKinds } from '@studio/domain/messages/inbox/kinds'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, space } from '../../../theme/tokens'
import { Field, Hint, Select } from '../../../ui/form/Field'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import { FilterFold } from '../../../ui/table/FilterFold'
import { SearchField } from '../../../ui/table/SearchField'
import type { MessageQuery } from '../useMessageQuery'

/** The filter and the search field of the inbox. */
export function Filters({ filter, search, set }: MessageQuery) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('search', () => field.current?.focus())
  const hints: Partial<Record<MessageKind, string>> = {
    suspected: t('admin.messages.filter.suspectedHint'),
    trashed: t('admin.history.trash.messagesHint', { days: formatNumber(language, trashDays) }),
  }
  const hintId = useId()
  const hint = hints[filter]
  return (
    <Root>
      <SearchField
        ref={field}
        label={t('admin.messages.search.label')}
        placeholder={t('admin.messages.search.placeholder')}
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      <FilterFold isBesideSearch active={filter === 'inbox' ? 0 : 1}>
        <Field label={t('admin.messages.filter.label')}>
          {(control) => (
            <Select
              {...control}
              aria-describedby={hint && hintId}
              value={filter}
              onChange={({ target }) => set({ filter: target.value })}
            >
              {messageKinds.map((value) => (
                <option key={value} value={value}>
                  {value === 'trashed' ? t('admin.history.trash.title') : t(`admin.messages.filter.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FilterFold>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}

/* On a phone the button of the folded filter is beside the search. */
const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block: ${space(1)};
  > p {
    flex-basis: 100%;
  }
  ${breakpoint.medium} {
    gap: ${space(2)};
    margin-block: ${space(2)};
    > * {
      flex: 1 1 16rem;
    }
  }
`
