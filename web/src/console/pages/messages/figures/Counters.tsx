import { type MessageStatus, messageStatuses } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { color, font, radius, space } from '../../../../theme/tokens'
import type { Counted } from './useCounted'

export type StatusCounts = Record<MessageStatus, number>

/** The messages of all statuses together. */
export const totalOf = (counts: StatusCounts) => messageStatuses.reduce((sum, status) => sum + counts[status], 0)

/** How many messages there are; numbers that cannot be asked for now say from when they are. */
export function Counters({ counted: { known, isOld } }: { counted: Counted<StatusCounts> }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const counts = known && { ...known.value, total: totalOf(known.value) }
  return (
    <section aria-label={t('admin.messages.counters.label')}>
      <List>
        {(['new', 'read', 'replied', 'total'] as const).map((name) => (
          <Item key={name} $accent={name === 'new' && Boolean(counts?.new)}>
            <dt>{t(`admin.messages.counters.${name}`)}</dt>
            <dd>{counts ? formatNumber(language, counts[name]) : '–'}</dd>
          </Item>
        ))}
      </List>
      {isOld && (
        <Age role="status">
          {known
            ? t('admin.messages.counters.old', { when: formatMoment(language, known.at) })
            : t('admin.messages.counters.none')}
        </Age>
      )}
    </section>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(1.5)};
  margin: 0;
`
const Item = styled.div<{ $accent: boolean }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: end;
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${({ $accent }) => ($accent ? color.accent : color.line)};
  border-radius: ${radius.small};
  background: ${color.raised};
  dt {
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  dd {
    font: 700 2.25rem/1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
`
const Age = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
`
