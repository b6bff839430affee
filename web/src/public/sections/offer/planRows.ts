import type { Plan } from '@studio/domain/offers/plans'
import type { TFunction } from 'i18next'

/** What a plan includes besides its price, in the specification's order. */
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

/** Whether a plan has what a row is about at all. */
export const isIncluded = ({ stockClips }: Plan, row: PlanRowId): boolean => row !== 'stock' || stockClips > 0

/** One row's words for one plan, in the reader's language. */
export function planCell(t: TFunction, { id, stockClips, formats, revisions, delivery }: Plan, row: PlanRowId): string {
  switch (row) {
    case 'stock':
      return stockClips === 0 ? t('pricing.cells.stock.none') : t('pricing.cells.stock.upTo', { n: stockClips })
    case 'formats':
      return t('pricing.cells.formats', { count: formats })
    case 'revisions':
      return t('pricing.cells.revisions', { count: revisions })
    case 'delivery':
      // A range is counted by its end: 3–7 дней.
      return t(`pricing.cells.delivery.${delivery.unit}`, { from: delivery.from, to: delivery.to, count: delivery.to })
    default:
      return t(`pricing.cells.${row}.${id}`)
  }
}
