import { accountLogCollection, auditedCollections, serverActor, visitorActor } from '@studio/domain/audit/auditEntry'
import { FilterX } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { DayInput } from '../../../ui/form/DayInput'
import { Field, Select } from '../../../ui/form/Field'
import { FilterFold } from '../../../ui/table/FilterFold'
import type { useEntryWords } from '../../activity/useEntryWords'
import type { useActivityView } from './useActivityView'

interface ActivityFiltersProps {
  filters: ReturnType<typeof useActivityView>
  words: ReturnType<typeof useEntryWords>
}

/** The filters of the log: person, kind of document, and first and last day. */
export function ActivityFilters({ filters: { view, change, clear, isWhole }, words }: ActivityFiltersProps) {
  const { t } = useTranslation('console')
  const all = useRef<HTMLElement>(null)
  const text = 'admin.activity.filter'
  const actors = [...words.people.map(([id]) => id), visitorActor, serverActor]
  // The address may name an account that no longer exists.
  const known = view.who === '' || actors.includes(view.who) ? actors : [...actors, view.who]
  return (
    <Root ref={all} aria-label={t(`${text}.label`)}>
      <FilterFold active={Object.values(view).filter(Boolean).length}>
        <Field label={t(`${text}.who`)}>
          {(control) => (
            <Select {...control} value={view.who} onChange={({ target }) => change({ who: target.value })}>
              <option value="">{t(`${text}.anyone`)}</option>
              {known.map((id) => (
                <option key={id} value={id}>
                  {words.who(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t(`${text}.kind`)}>
          {(control) => (
            <Select {...control} value={view.kind} onChange={({ target }) => change({ kind: target.value })}>
              <option value="">{t(`${text}.anything`)}</option>
              {[...auditedCollections, accountLogCollection].map((collection) => (
                <option key={collection} value={collection}>
                  {words.kind(collection)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`${text}.${end}`)}>
            {(control) => <DayInput {...control} value={view[end]} onChange={(day) => change({ [end]: day })} />}
          </Field>
        ))}
      </FilterFold>
      {!isWhole && (
        <Clear
          variant="quiet"
          small
          onClick={() => {
            clear()
            // The button disappears, so the focus moves to the first visible filter or the button that opens them.
            const places = all.current?.querySelectorAll<HTMLElement>('[aria-expanded], select') ?? []
            Array.from(places)
              .find((place) => place.checkVisibility())
              ?.focus()
          }}
        >
          <FilterX aria-hidden size={18} />
          {t(`${text}.clear`)}
        </Clear>
      )}
    </Root>
  )
}

const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-block-end: ${space(2)};
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
    gap: ${space(2)};
  }
`
const Clear = styled(Button)`
  align-self: end;
  justify-self: start;
  min-block-size: 2.75rem;
`
