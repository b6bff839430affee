import { dayAt } from '@studio/domain/content/visibility'
import { deliveryDay } from '@studio/domain/offers/deliveryDay'
import type { Plan } from '@studio/domain/offers/plans'
import { studioZoneOf } from '@studio/domain/settings/settings'
import styled from 'styled-components'
import { formatWeekday } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color } from '../../../theme/tokens'
import { useSettings } from '../../data/content'
import { useNow } from '../../data/useNow'

/** The last day of a plan's delivery time, from today in the studio's zone. Its place is empty in a prerendered page. */
export function DeliveryDay({ plan: { delivery } }: { plan: Plan }) {
  const { language } = useLanguage()
  const zone = studioZoneOf(useSettings())
  const now = useNow()
  const day = now === undefined ? undefined : deliveryDay(delivery, dayAt(now, zone))
  return <Day dateTime={day}>{day && formatWeekday(language, day)}</Day>
}

/** As wide as the longest date, so that nothing moves when the date comes. */
const Day = styled.time`
  display: inline-block;
  min-inline-size: min(9em, 100%);
  min-block-size: 1lh;
  vertical-align: top;
  color: ${color.ink};
  font-weight: 600;
`
