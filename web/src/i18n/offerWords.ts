import type { LanguageCode } from '@studio/domain/languages'
import type { Offer } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'
import { pricesInText } from './format'

interface Range {
  from: number
  to: number
}
type Unit = 'hours' | 'days' | 'seconds' | 'hoursShort' | 'secondsShort'

/**
 * Returns a time or length with its unit: '48–72 horas', or in words '48 a 72 horas', or only '72 horas' if it is exact.
 * The end of a range determines the plural: 3–7 дней.
 */
export function rangeIn(
  t: TFunction,
  unit: Unit,
  { from, to }: Range,
  style: 'range' | 'rangeInWords' = 'range',
): string {
  return t(`units.${unit}`, { range: from === to ? to : t(`units.${style}`, { from, to }), count: to })
}

/** Returns the variables for the offer's numbers in the page's texts: its own, and those that the owner writes. */
export function offerWords(t: TFunction, language: LanguageCode, { plans, pilot, terms }: Offer) {
  const included = plans.find(({ recommended }) => recommended)?.revisions ?? 0
  return {
    hours: rangeIn(t, 'hoursShort', terms.deliveryHours),
    deliveryTime: rangeIn(t, 'hours', terms.deliveryHours, 'rangeInWords'),
    longFormTime: rangeIn(t, 'days', terms.longFormDays, 'rangeInWords'),
    revisions: t('units.revisions', { count: included }),
    budget: pricesInText(language, pilot.minBudget),
    seconds: rangeIn(t, 'seconds', pilot.seconds, 'rangeInWords'),
    express: terms.expressPercent,
    round: pricesInText(language, terms.extraRound.from, terms.extraRound.to),
  }
}
