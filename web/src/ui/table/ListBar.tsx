import { FilterX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, space } from '../../theme/tokens'
import { Button } from '../Button'
import { Field, Select } from '../form/Field'
import { useShortcut } from '../keyboard/useShortcut'
import { Notice } from '../status/Notice'
import { FilterFold } from './FilterFold'
import { SearchField } from './SearchField'
import { ToList } from './ToList'

/** A select above a list: its order or a filter. The first option is the default. */
export interface Choice {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  onChange: (value: string) => void
}

interface ListBarProps {
  search: string
  /** Describes the searched fields. */
  placeholder: string
  onSearch: (search: string) => void
  choices: readonly Choice[]
  /** Set if a search, filter or order is active; a button then clears all of them. */
  isNarrowed: boolean
  onClear: () => void
  shown: number
  total: number
  children?: ReactNode
}

/**
 * Search, order and filters above a list, and the number of shown rows, which is announced when it changes. The button
 * that clears them disappears when pressed, and the focus moves to the search.
 */
export function ListBar({
  search,
  placeholder,
  onSearch,
  choices,
  isNarrowed,
  onClear,
  shown,
  total,
  children,
}: ListBarProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('search', () => field.current?.focus())
  const count = { shown: formatNumber(language, shown), total: formatNumber(language, total) }
  // The first option of each select is the default.
  const active = choices.filter(({ value, options }) => value !== options[0]?.value).length
  const handleClear = () => {
    onClear()
    field.current?.focus()
  }
  return (
    <>
      <Root role="search">
        {shown > 0 && <ToList />}
        <SearchField
          ref={field}
          label={t('admin.lists.search.label')}
          placeholder={placeholder}
          value={search}
          onSearch={onSearch}
        />
        <FilterFold isBesideSearch active={active}>
          {choices.map(({ label, value, options, onChange }) => (
            <Field key={label} label={label}>
              {(control) => (
                <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </FilterFold>
        <Foot>
          <p role="status">{t('admin.lists.search.count', count)}</p>
          {isNarrowed && (
            <Button variant="quiet" small onClick={handleClear}>
              <FilterX aria-hidden size={18} />
              {t('admin.lists.search.clear')}
            </Button>
          )}
          {children}
        </Foot>
      </Root>
      {shown === 0 && (
        <Notice
          action={
            <Button variant="line" onClick={handleClear}>
              {t('admin.lists.search.clear')}
            </Button>
          }
        >
          {t('admin.lists.search.none')}
        </Notice>
      )}
    </>
  )
}

/* On narrow screens the search and the filter button share the first row. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-end: ${space(1)};
  label {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  select {
    text-overflow: ellipsis;
  }
  ${breakpoint.medium} {
    gap: ${space(1.5)};
    margin-block-end: ${space(1.5)};
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  flex-basis: 100%;
  min-block-size: 2.25rem;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`
