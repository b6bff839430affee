import type { Plan } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'

/** Returns the lengths of a plan's videos: 'hasta 30 s', '31–60 s'. */
export const planDuration = (t: TFunction, { seconds: { from, to } }: Plan): string =>
  from === 0 ? t('pricing.duration.upTo', { to }) : t('pricing.duration.between', { from, to })

/** Returns a plan's delivery time: '48–72 horas'. The end of a range decides its plural: 3–7 дней. */
export const planDelivery = (t: TFunction, { delivery: { unit, from, to } }: Plan): string =>
  t(`pricing.cells.delivery.${unit}`, { from, to, count: to })
