import { listParts } from './listParts.ts'
import type { ListId, Part, Slot } from './part.ts'
import { slots } from './part.ts'
import { sectionParts } from './sectionParts.ts'

/** All parts that have default texts, in the page's order. */
export const parts: readonly Part[] = [...sectionParts, ...listParts]

const byId = new Map(parts.map((part) => [part.id, part]))
const byKey = new Map(
  parts.flatMap((part) =>
    slots.flatMap((slot) => {
      const key = part.texts[slot]
      return key === undefined ? [] : [[key, { part, slot }] as const]
    }),
  ),
)

/** Returns the part with an id; undefined for an item that the owner has added. */
export const partWith = (id: string): Part | undefined => byId.get(id)

/** Returns the part and slot that show a dictionary key; undefined for a text that the owner cannot change. */
export const partOf = (key: string): { part: Part; slot: Slot } | undefined => byKey.get(key)

/** Returns the default items of a list, in order. */
export const defaultItems = (list: ListId): readonly Part[] => listParts.filter((part) => part.list === list)
