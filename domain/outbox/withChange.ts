import { isMap, isSame } from './merge.ts'
import type { Change, Values } from './pendingMutation.ts'

/**
 * Returns a document with a change applied. Values that the change merely contains stay unchanged, even inside maps.
 */
export function withChange(document: Values, { fields, before }: Pick<Change, 'fields' | 'before'>): Values {
  const next = { ...document }
  for (const [name, value] of Object.entries(fields)) {
    const [was, now] = [before[name], document[name]]
    if (isMap(value) && isMap(now)) next[name] = withEntries(now, value, isMap(was) ? was : {})
    else if (!(name in document) || !isSame(was, value)) next[name] = value
  }
  return next
}

function withEntries(now: Values, value: Values, was: Values): Values {
  const next = { ...now }
  for (const key of new Set([...Object.keys(was), ...Object.keys(value)])) {
    if (isSame(was[key], value[key])) continue
    if (key in value) next[key] = value[key]
    else delete next[key]
  }
  return next
}
