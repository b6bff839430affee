import { compareValues } from '../lists/compareValues.ts'

/** The part of a stored item that determines its place in the list. */
interface StoredItem {
  id: string
  list: string
  order_position: number
}

/** An item of a list: a default one (`name`), one that the owner has added, or both. */
export interface Item<Row, Name extends string> {
  id: string
  name: Name | undefined
  row: Row | undefined
}

/** Returns the name of the document that stores the owner's version of a default item. */
export const itemId = (list: string, name: string) => `${list}-${name}`

/**
 * Returns all items of a list in order. `names` are its default items; one that is not stored keeps its default place.
 */
export function itemsOf<Row extends StoredItem, Name extends string>(
  list: string,
  names: readonly Name[],
  rows: readonly Row[],
): Item<Row, Name>[] {
  const stored = new Map(rows.map((row) => [row.id, row]))
  const byDefault = new Map(names.map((name) => [itemId(list, name), name]))
  const items = [
    ...[...byDefault].map(([id, name]) => ({ id, name, row: stored.get(id) })),
    ...rows
      .filter((row) => row.list === list && !byDefault.has(row.id))
      .map((row) => ({ id: row.id, name: undefined, row })),
  ]
  const placeOf = ({ name, row }: Item<Row, Name>) => row?.order_position ?? (name ? names.indexOf(name) : 0)
  return items.sort((one, other) => placeOf(one) - placeOf(other) || compareValues(one.id, other.id))
}
