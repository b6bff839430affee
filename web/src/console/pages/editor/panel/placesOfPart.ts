import { lastPosition } from '@studio/domain/content/lists/order'
import type { ListId } from '@studio/domain/content/page/part'
import { emptySection, type Section } from '@studio/domain/content/page/section'
import { isVersion } from '@studio/domain/content/page/versions'
import { isNewDocument } from '../../../../device/drafts'
import { allItems, placesFor, type StoredPlace, withNewItem } from './listItems'

/**
 * Returns the places to store with a part that is not stored yet: its own, and those of the items that make room for a
 * new one.
 */
export function placesOfPart(id: string, list: ListId | undefined, rows: readonly Section[]): StoredPlace[] {
  if (rows.some((row) => row.id === id)) return []
  if (list && isNewDocument(id)) return placesFor(list, withNewItem(list, rows, id))
  const at = list && !isVersion(id) ? allItems(list, rows).findIndex((item) => item.id === id) : lastPosition(rows)
  return [{ id, row: undefined, draft: { ...emptySection, list: list ?? '' }, order_position: at }]
}
