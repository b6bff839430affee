import type { Plan } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'

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
export function planCell(t: TFunction, { id, stockClips, formats, revisions, delivery }: Plan, row: PlanRowId): string {
  switch (row) {
    case 'stock':
      return stockClips === 0 ? t('pricing.cells.stock.none') : t('pricing.cells.stock.upTo', { n: stockClips })
    case 'formats':
      return t('pricing.cells.formats', { count: formats })
    case 'revisions':
      return t('pricing.cells.revisions', { count: revisions })
    case 'delivery':
      // The end of a range decides its plural: 3–7 дней.
      return t(`pricing.cells.delivery.${delivery.unit}`, { from: delivery.from, to: delivery.to, count: delivery.to })
    default:
      return t(`pricing.cells.${row}.${id}`)
  }
}
