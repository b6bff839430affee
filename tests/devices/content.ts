import { isSame } from '@studio/domain/outbox/merge'
import type { Change, Values } from '@studio/domain/outbox/pendingMutation'

/** Bookkeeping fields, which are not content. */
const technical: ReadonlySet<string> = new Set([
  'id',
  'rev',
  'base_rev',
  'order_position',
  'translated_from',
  'text_marks',
  'updated_by',
  'key',
])

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
export const marksOf = (values: Values | undefined): Values => (isMap(values?.text_marks) ? values.text_marks : {})

/** Returns a document's content by field names; inside maps `field.key`. */
export function contentOf(values: Values | undefined): Values {
  const entries = Object.entries(values ?? {}).flatMap(([name, value]) => {
    if (technical.has(name)) return []
    return isMap(value) ? Object.entries(value).map(([key, item]) => [`${name}.${key}`, item]) : [[name, value]]
  })
  return Object.fromEntries(entries)
}

export const isTouched = (change: Change, name: string) =>
  name in contentOf(change.fields) && !isSame(contentOf(change.fields)[name], contentOf(change.before)[name])

/** Returns a field's value before a series of changes. A change based on another copy starts a new series. */
export function groundOf(changes: readonly Change[], name: string): unknown {
  const touching = changes.filter((change) => isTouched(change, name))
  const first = touching.findLast(
    ({ before }, at) => at === 0 || !isSame(contentOf(before)[name], contentOf(touching[at - 1]?.fields)[name]),
  )
  return contentOf(first?.before)[name]
}

/** Returns a field's value before any of these changes. */
export const baseOf = (changes: readonly Change[], name: string): unknown =>
  contentOf(changes.find((change) => isTouched(change, name))?.before)[name]
