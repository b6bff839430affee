import type { LanguageCode } from '@studio/domain/languages'
import type { Offer } from '@studio/domain/offers/plans'
import type { PlanId } from '@studio/domain/offers/prices'
import type { TFunction } from 'i18next'
import { planDelivery } from '../../../content/prices/planWords'
import { formatPercent } from '../../../i18n/format'

/**
 * Returns the sentences that name the exceptions to the page's general promises: the included revisions, the delivery
 * time and the largest saving do not hold for every plan and pack.
 */
export function finePrint(
  t: TFunction,
  language: LanguageCode,
  { plans, advertisedSaving, largestSaving }: Offer,
): string[] {
  const title = (id: PlanId) => t(`pricing.${id}.title`)
  const [basic, intermediate] = plans
  if (!basic || !intermediate) return []
  const rounds = (count: number) => t('pricing.cells.revisions', { count })
  return [
    t('pricing.fine.plans', {
      basic: title('basic'),
      basicRounds: rounds(basic.revisions),
      basicTime: planDelivery(t, basic),
      intermediate: title('intermediate'),
      rounds: rounds(intermediate.revisions),
    }),
    ...(largestSaving && largestSaving.percent > advertisedSaving
      ? [
          t('pricing.fine.packs', {
            plan: title(largestSaving.plan),
            pack: t('pricing.pack', { count: largestSaving.quantity }),
            usual: formatPercent(language, advertisedSaving / 100),
            saving: formatPercent(language, largestSaving.percent / 100),
          }),
        ]
      : []),
    t('pricing.fine.quotes'),
  ]
}
