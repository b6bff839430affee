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
export type PlanRowId = (typeof planRowIds)[number]

/** Whether a plan has what a row is about at all. */
export const isIncluded = ({ stockClips }: Plan, row: PlanRowId): boolean => row !== 'stock' || stockClips > 0

/** One row's words for one plan, in the reader's language. */
export function planCell(t: TFunction, { id, stockClips, formats, revisions, delivery }: Plan, row: PlanRowId): string {
  switch (row) {
    case 'stock':
      return stockClips === 0 ? t('pricing.cells.stock.none') : t('pricing.cells.stock.upTo', { n: stockClips })
    case 'formats':
      return formats === 1 ? t('pricing.cells.formats.one') : t('pricing.cells.formats.many', { n: formats })
    case 'revisions':
      return revisions === 1 ? t('pricing.cells.revisions.one') : t('pricing.cells.revisions.many', { n: revisions })
    case 'delivery':
      return t(`pricing.cells.delivery.${delivery.unit}`, { from: delivery.from, to: delivery.to })
    default:
      return t(`pricing.cells.${row}.${id}`)
  }
}
