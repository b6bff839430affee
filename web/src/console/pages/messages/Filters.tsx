import { trashDays } from '@studio/domain/audit/trashDays'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, space } from '../../../theme/tokens'
import { Field, Input, Select } from '../../../ui/form/Field'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import type { MessageFilter } from './data'
import { type MessageQuery, messageFilters } from './useMessageQuery'

/** Which messages are shown: a status, and words to look for. */
export function Filters({ filter, search, set }: MessageQuery) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('search', () => field.current?.focus())
  const hints: Partial<Record<MessageFilter, string>> = {
    suspected: t('admin.messages.filter.suspectedHint'),
    trashed: t('admin.history.trash.messagesHint', { days: formatNumber(language, trashDays) }),
  }
  return (
    <Root>
      <Field label={t('admin.messages.filter.label')} hint={filter && hints[filter]}>
        {(control) => (
          <Select {...control} value={filter ?? 'all'} onChange={({ target }) => set({ filter: target.value })}>
            {([messageFilters[0] ?? 'inbox', 'all', ...messageFilters.slice(1)] as const).map((value) => (
              <option key={value} value={value}>
                {value === 'trashed' ? t('admin.history.trash.title') : t(`admin.messages.filter.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('admin.messages.search.label')}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="search"
            value={search}
            placeholder={t('admin.messages.search.placeholder')}
            onChange={({ target }) => set({ search: target.value })}
          />
        )}
      </Field>
    </Root>
  )
}

/*
 * On a phone both stand in one line, if what is chosen can be read there, and what they are called is left to those who
 * do not see them.
 */
const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(1)};
  margin-block: ${space(1)};
  label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > * {
    flex: 1 1 auto;
  }
  > :last-child {
    flex-basis: 9.5rem;
  }
  select {
    field-sizing: content;
    text-overflow: ellipsis;
  }
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${space(2)};
    margin-block: ${space(2)};
    label {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
`
