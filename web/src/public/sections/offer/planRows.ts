import type { Plan } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'
import { planDelivery } from '../../../content/prices/planWords'

/** The features of a plan besides its price, in the specification's order. */
export const planRowIds = [
  'editing',
  'audio',
  'color',
  'music',
  'subtitles',
  'stock',
  'motion',
  'formats',
  'revisions',
  'delivery',
] as const
type PlanRowId = (typeof planRowIds)[number]

/** Returns whether a plan includes a feature at all. */
export const isIncluded = ({ stockClips }: Plan, row: PlanRowId): boolean => row !== 'stock' || stockClips > 0

/** Returns a row's text for one plan, in the reader's language. */
export function planCell(t: TFunction, plan: Plan, row: PlanRowId): string {
  const { id, stockClips, formats, revisions } = plan
  switch (row) {
    case 'stock':
      return stockClips === 0 ? t('pricing.cells.stock.none') : t('pricing.cells.stock.upTo', { n: stockClips })
    case 'formats':
      return t('pricing.cells.formats', { count: formats })
    case 'revisions':
      return t('pricing.cells.revisions', { count: revisions })
    case 'delivery':
      return planDelivery(t, plan)
    default:
      return t(`pricing.cells.${row}.${id}`)
  }
}
