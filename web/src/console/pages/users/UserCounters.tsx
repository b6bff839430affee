import type { Person } from '@studio/domain/people/people'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'

/** The number of people, admins and others; dashes until all are loaded. */
export function UserCounters({ people }: { people: readonly Person[] | undefined }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const admins = people?.filter(({ isAdmin }) => isAdmin).length ?? 0
  const counts = people && { total: people.length, admins, regular: people.length - admins }
  return (
    <List aria-label={t('admin.users.counters.label')}>
      {(['total', 'admins', 'regular'] as const).map((name) => (
        <Counter key={name}>
          <Count>{counts ? formatNumber(language, counts[name]) : '–'}</Count>
          <span>{t(`admin.users.counters.${name}`)}</span>
        </Counter>
      ))}
    </List>
  )
}

/* Kept low on a phone, to leave room for the list. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-end: ${space(1.5)};
  ${breakpoint.medium} {
    margin-block-end: ${space(3)};
  }
`
const Counter = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  flex: 1 1 30%;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  line-height: 1.3;
  ${breakpoint.medium} {
    padding: ${space(1.5)} ${space(2)};
    font-size: 0.9375rem;
  }
`
const Count = styled.strong`
  color: ${color.ink};
  font: 700 1.75rem/1 ${font.display};
  ${breakpoint.medium} {
    font-size: 2.25rem;
  }
  font-variant-numeric: tabular-nums;
`
