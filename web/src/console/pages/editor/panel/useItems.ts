import { placed } from '@studio/domain/content/lists/order'
import type { ListId } from '@studio/domain/content/page/part'
import { partWith } from '@studio/domain/content/page/parts'
import { emptySection, type Section } from '@studio/domain/content/page/section'
import { partIdOf } from '@studio/domain/content/page/versions'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../../../content/data'
import { useMutationToast } from '../../../../ui/toast/useMutationToast'
import { allItems, type PanelItem, placesFor } from './listItems'

const { sections } = contentDataOf

/** Returns the items of a list with the changes that can be made to them. Each can be undone. */
export function useItems(list: ListId, rows: readonly Section[]) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const items = allItems(list, rows)
  const report = (change: ReturnType<typeof sections.set>) =>
    tell(change, t('admin.sections.updated'), t('admin.sections.updateError'))
  return {
    items,
    /** Stores an item's new place among all items. */
    move: ({ id }: PanelItem, place: Place) => sections.place(placesFor(list, placed(items, id, place))),
    /** Removes an item from the page. One with default texts stays in the panel and can come back. */
    remove: ({ id, row }: PanelItem) => {
      const draft = { ...emptySection, list, visibility: 'hidden' }
      const order_position = items.findIndex((item) => item.id === id)
      if (!row) return report(sections.place([{ id, row, draft, order_position }]))
      if (partWith(id)) return report(sections.set({ visibility: 'hidden' }, row))
      report(sections.remove(...rows.filter((one) => partIdOf(one.id) === id)))
    },
    bringBack: ({ row }: PanelItem) => row && report(sections.set({ visibility: 'visible' }, row)),
  }
}
