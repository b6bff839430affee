import { isMap, isSame } from './merge.ts'
import type { Change, Values } from './pendingMutation.ts'
import { belongsToTexts, onlyFollowsSpanish } from './squash.ts'

/**
 * Returns a document with a change applied. Values that the change merely contains stay unchanged, even inside maps. A
 * copy of the Spanish text does not replace a translation that its tab had not seen, as in what is sent (squash.ts).
 */
export function withChange(document: Values, { fields, before }: Pick<Change, 'fields' | 'before'>): Values {
  const next = { ...document }
  const yielding = Object.keys(fields).filter((name) =>
    onlyFollowsSpanish(name, { fields: document, before }, { fields, before }),
  )
  for (const [name, value] of Object.entries(fields)) {
    const [was, now] = [before[name], document[name]]
    const hasYielded = (key: string) => belongsToTexts(yielding, name, key)
    if (isMap(value) && isMap(now)) next[name] = withEntries(now, value, isMap(was) ? was : {}, hasYielded)
    else if (!(name in document) || (!isSame(was, value) && !yielding.includes(name))) next[name] = value
  }
  return next
}

function withEntries(now: Values, value: Values, was: Values, hasYielded: (key: string) => boolean): Values {
  const next = { ...now }
  for (const key of new Set([...Object.keys(was), ...Object.keys(value)])) {
    if (isSame(was[key], value[key]) || hasYielded(key)) continue
    if (key in value) next[key] = value[key]
    else delete next[key]
  }
  return next
}
