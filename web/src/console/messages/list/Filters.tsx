import { trashDays } from '@studio/domain/audit/trashDays'
import { budgets, generalSubject, videoTypes } from '@studio/domain/messages/contact'
import { type MessageKind, messageKinds } from '@studio/domain/messages/inbox/kinds'
import { FilterX } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { budgetLabel } from '../../../i18n/budgetLabel'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { DayInput } from '../../../ui/form/DayInput'
import { Field, Hint, Select } from '../../../ui/form/Field'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import { FilterFold } from '../../../ui/table/FilterFold'
import { SearchField } from '../../../ui/table/SearchField'
import type { MessageQuery } from '../useMessageQuery'
import { useSubject } from '../useSubject'

/** The filter and the search field of the inbox. */
export function Filters({ filter, search, typed, set }: MessageQuery) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const subjectOf = useSubject()
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
      <FilterFold isBesideSearch active={[filter !== 'inbox', ...Object.values(typed)].filter(Boolean).length}>
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
        <Field label={tp('contact.form.videoType')}>
          {(control) => (
            <Select {...control} value={typed.type} onChange={({ target }) => set({ type: target.value })}>
              <option value="">{t('admin.activity.filter.anything')}</option>
              {[...videoTypes, generalSubject].map((type) => (
                <option key={type} value={type}>
                  {subjectOf(type)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={tp('contact.form.budget')}>
          {(control) => (
            <Select {...control} value={typed.budget} onChange={({ target }) => set({ budget: target.value })}>
              <option value="">{t('admin.activity.filter.anything')}</option>
              {budgets.map((budget) => (
                <option key={budget} value={budget}>
                  {budgetLabel(tp, language, budget)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`admin.activity.filter.${end}`)}>
            {(control) => <DayInput {...control} value={typed[end]} onChange={(day) => set({ [end]: day })} />}
          </Field>
        ))}
      </FilterFold>
      {Object.values(typed).some(Boolean) && (
        <Button
          variant="quiet"
          small
          onClick={() => {
            set({ type: '', budget: '', from: '', to: '' })
            // The button disappears, so the focus moves to the search.
            field.current?.focus()
          }}
        >
          <FilterX aria-hidden size={18} />
          {t('admin.activity.filter.clear')}
        </Button>
      )}
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
      flex: 1 1 12rem;
    }
    > button {
      flex: none;
    }
  }
`
