import { type Item, itemsOf } from '@studio/domain/content/page/items'
import { type ListId, listIds } from '@studio/domain/content/page/part'
import { defaultItems, partWith } from '@studio/domain/content/page/parts'
import { emptySection, type Section, type SectionDraft } from '@studio/domain/content/page/section'
import { isVersion } from '@studio/domain/content/page/versions'

/** An item in the panel, which includes removed ones. */
export type PanelItem = Item<Section, string>

/**
 * Returns the list of a part; undefined if it is not an item. A new item's name begins with its list: 'new-faqs-<id>'.
 */
export function listOfPart(id: string, row: Section | undefined): ListId | undefined {
  const named = partWith(id)?.list ?? row?.list ?? /^new-([a-z]+)-/.exec(id)?.[1]
  return listIds.find((list) => list === named)
}

/** Returns the id that opens the form of a new item, to be added after an existing one or at the end. */
export const newItem = (list: ListId, after?: string) =>
  `new-${list}-${crypto.randomUUID()}${after === undefined ? '' : `-after-${after}`}`

const namesOf = (list: ListId) => defaultItems(list).map(({ id }) => id.slice(list.length + 1))

/** Returns all items of a list in the owner's order, including the removed ones. */
export const allItems = (list: ListId, rows: readonly Section[]): PanelItem[] =>
  itemsOf(
    list,
    namesOf(list),
    rows.filter(({ id }) => !isVersion(id)),
  )

/** Returns whether the owner has removed an item from its list. */
export const isRemoved = ({ row }: PanelItem) => row?.visibility === 'hidden'

/** Returns all items of a list with a new one at its place. */
export function withNewItem(list: ListId, rows: readonly Section[], id: string): PanelItem[] {
  const items = allItems(list, rows)
  const before = items.findIndex((item) => id.endsWith(`-after-${item.id}`))
  return items.toSpliced(before < 0 ? items.length : before + 1, 0, { id, name: undefined, row: undefined })
}

/** Returns the changes that give the items this order. An item that is already at its place needs none. */
export const placesFor = (list: ListId, items: readonly PanelItem[]) =>
  items.flatMap(({ id, name, row }, order_position) => {
    const place = row?.order_position ?? (name === undefined ? -1 : namesOf(list).indexOf(name))
    const draft: SectionDraft = { ...emptySection, list }
    return place === order_position ? [] : [{ id, row, draft, order_position }]
  })
export type StoredPlace = ReturnType<typeof placesFor>[number]
