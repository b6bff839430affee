import { changedNames } from './describe.ts'
import { isCopy, isMap, isSame, place, valueAt } from './merge.ts'
import type { Change, Values } from './pendingMutation.ts'

/**
 * Returns a conflict's changes and the texts of this device that a later one would replace. While a question is open,
 * its field shows the server's text. A text typed there must not replace the first one, which the owner does not see.
 * Such texts become further choices by field name (`earlier`, oldest first), and the question stays open.
 */
export function withEarlierTexts(mine: Change, theirs: Values, changes: readonly Change[]) {
  const whole: { mine: Change; earlier: Record<string, readonly unknown[]> } = { mine, earlier: {} }
  // If this device has deleted the document, that discarded all texts typed earlier.
  const since = changes.slice(changes.findLastIndex(({ kind }) => kind === 'delete') + 1)
  for (const name of new Set(since.flatMap(typedNames))) {
    const typed = since.filter((change) => typedNames(change).includes(name))
    const [base] = typed.map(({ before }) => valueAt(before, name))
    const [last, stored] = [mine.fields, theirs].map((values) => valueAt(values, name))
    const isTakenBack = (text: unknown) => isSame(text, base) && !isSame(text, last)
    const texts = unseenTexts(typed, name).filter((text) => !isSame(text, stored) && !isTakenBack(text))
    const [earlier, own] = [texts.slice(0, -1), texts.at(-1)]
    const isWhole = texts.length === 0 || (earlier.length === 0 && isSame(own, last))
    if (isWhole || isCopy(mine.fields, name)) continue
    // A base that equals one of the two sides would leave no question.
    const grounds = [base, ...earlier].filter((text) => !isSame(text, stored) && !isSame(text, own))
    if (grounds.length === 0) continue
    whole.earlier[name] = earlier
    whole.mine = withText(whole.mine, name, own, grounds[0])
  }
  return whole
}

/** Returns the fields that a change really changes. Two tabs may both create a document with a given name. */
const typedNames = (change: Change) => changedNames({ ...change, kind: 'update' }).filter((name) => name !== place)

/** Returns the different texts that no later edit was based on, oldest first, except copies of the Spanish text. */
function unseenTexts(typed: readonly Change[], name: string): unknown[] {
  const texts = typed.flatMap(({ fields }, at) => {
    const next = typed[at + 1]
    const text = valueAt(fields, name)
    return isCopy(fields, name) || (next && isSame(valueAt(next.before, name), text)) ? [] : [text]
  })
  return texts.filter((text, at) => !texts.slice(at + 1).some((later) => isSame(later, text)))
}

/** Returns the conflict with one of its earlier texts in place of the last one. */
export function chosenEarlier<Some extends { mine: Change }>(conflict: Some, name: string, text: unknown): Some {
  const [last, ground] = [conflict.mine.fields, conflict.mine.before].map((values) => valueAt(values, name))
  // A base that equals the chosen text would leave nothing to write.
  const base = isSame(ground, text) ? last : ground
  return { ...conflict, mine: withText(conflict.mine, name, text, base) }
}

const withText = (change: Change, name: string, text: unknown, base: unknown): Change => ({
  ...change,
  fields: withValue(change.fields, name, text),
  before: withValue(change.before, name, base),
})

/** Returns values with another one at `field` or `field.key`. */
function withValue(values: Values, name: string, value: unknown): Values {
  const [field = '', key] = name.split('.')
  const map = values[field]
  return { ...values, [field]: key === undefined ? value : { ...(isMap(map) && map), [key]: value } }
}
