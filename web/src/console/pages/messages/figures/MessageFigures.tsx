import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber } from '../../../../i18n/format'
import { useLanguage } from '../../../../i18n/useLanguage'
import { color, font } from '../../../../theme/tokens'
import type { Counted } from './useCounted'
import type { DashboardCounts } from './useDashboardCounts'

/** How many messages are new; a number that cannot be asked for now says from when it is. */
export function MessageFigures({ counted: { known, isOld } }: { counted: Counted<DashboardCounts> }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const words = 'admin.messages.counters'
  return (
    <div role="status">
      <Figure $accent={Boolean(known?.value.fresh)}>{known ? formatNumber(language, known.value.fresh) : '–'}</Figure>
      {isOld && <Age>{known ? t(`${words}.old`, { when: formatMoment(language, known.at) }) : t(`${words}.none`)}</Age>}
    </div>
  )
}

const Figure = styled.p<{ $accent: boolean }>`
  color: ${({ $accent }) => ($accent ? color.accent : color.ink)};
  font: 700 3.5rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
`
const Age = styled.p`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
`
