import type { Plan } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'
import { rangeIn } from '../../i18n/offerWords'

/** Returns the lengths of a plan's videos: 'hasta 30 s', '31–60 s'. */
export const planDuration = (t: TFunction, { seconds: { from, to } }: Plan): string =>
  t(`pricing.duration.${from === 0 ? 'upTo' : 'between'}`, {
    length: rangeIn(t, 'secondsShort', { from: from || to, to }),
  })

/** Returns a plan's delivery time: '48–72 horas'. */
export const planDelivery = (t: TFunction, { delivery }: Plan): string => rangeIn(t, delivery.unit, delivery)
