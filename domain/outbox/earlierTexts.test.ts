import { describe, expect, test } from 'vitest'
import { conflictsIn, resolved } from './conflicts.ts'
import { chosenEarlier } from './earlierTexts.ts'

import type { Change, PendingMutation, Values } from './pendingMutation.ts'

const entries = (theirs: Values, ...changes: [before: Values, fields: Values][]): PendingMutation[] =>
  changes.map(([before, fields], seq) => ({
    ...{ seq, id: `e${seq}`, account: 'owner', at: 0, state: 'conflict', theirs },
    changes: [{ kind: 'update', path: 'p/1', name: 'Café', before, fields, rev: `r${seq}` } satisfies Change],
  }))
const conflictOf = (...given: Parameters<typeof entries>) => conflictsIn(entries(...given))[0]

describe('A text typed while a question is open', () => {
  test.each<[string, Values, [before: Values, fields: Values][], Values | undefined]>([
    [
      'leaves the first text as a further choice',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'C' }, { a: 'D' }],
      ],
      { before: { a: 'A' }, mine: { a: 'D' }, names: ['a'], earlier: { a: ['B'] } },
    ],
    [
      'does not settle the question just because it is based on the server’s text',
      { a: 'C', b: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [
          { a: 'C', b: 'A' },
          { a: 'D', b: 'B' },
        ],
      ],
      { before: { a: 'A', b: 'A' }, mine: { a: 'D', b: 'B' }, names: ['a', 'b'], earlier: { a: ['B'] } },
    ],
    [
      'leaves each text that no later one was based on, oldest first',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'B' }, { a: 'C' }],
        [{ a: '1' }, { a: 'D' }],
        [{ a: '2' }, { a: 'E' }],
      ],
      { before: { a: 'A' }, mine: { a: 'E' }, names: ['a'], earlier: { a: ['C', 'D'] } },
    ],
    [
      'leaves each text once',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: '1' }, { a: 'B' }],
        [{ a: '2' }, { a: 'D' }],
        [{ a: '3' }, { a: 'D' }],
      ],
      { before: { a: 'A' }, mine: { a: 'D' }, names: ['a'], earlier: { a: ['B'] } },
    ],
    [
      'leaves no further choice if it was based on the first text',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'B' }, { a: 'D' }],
      ],
      { before: { a: 'A' }, mine: { a: 'D' }, names: ['a'], earlier: {} },
    ],
    [
      'leaves the first text as mine if the server has the second one',
      { a: 'D' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'C' }, { a: 'D' }],
      ],
      { before: { a: 'A' }, mine: { a: 'B' }, names: ['a'], earlier: { a: [] } },
    ],
    [
      'is the only choice if the server has the first one',
      { a: 'B' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'C' }, { a: 'D' }],
      ],
      { before: { a: 'C' }, mine: { a: 'D' }, names: ['a'], earlier: {} },
    ],
    [
      'leaves no text that its owner has undone',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'B' }, { a: 'A' }],
        [{ a: 'C' }, { a: 'D' }],
      ],
      { before: { a: 'C' }, mine: { a: 'D' }, names: ['a'], earlier: {} },
    ],
    [
      'may be the first base again',
      { a: 'X' },
      [
        [{ a: 'A' }, { a: 'B' }],
        [{ a: 'C' }, { a: 'A' }],
      ],
      { before: { a: 'B' }, mine: { a: 'A' }, names: ['a'], earlier: { a: ['B'] } },
    ],
    [
      'leaves the first text of a setting in its group',
      { value: { email: 'X', phone: '1' } },
      [
        [{ value: { email: 'A', phone: '1' } }, { value: { email: 'B', phone: '1' } }],
        [{ value: { email: 'C', phone: '1' } }, { value: { email: 'D', phone: '1' } }],
      ],
      {
        before: { value: { email: 'A', phone: '1' } },
        mine: { value: { email: 'D', phone: '1' } },
        ...{ names: ['value.email'], earlier: { 'value.email': ['B'] } },
      },
    ],
    [
      'leaves no copy of the Spanish text, which nobody wrote',
      { title_fr: 'X' },
      [
        [{ title_fr: 'A' }, { title_fr: 'B', text_marks: { title_fr: 'copied' } }],
        [{ title_fr: 'C' }, { title_fr: 'D', text_marks: {} }],
      ],
      {
        before: { title_fr: 'C', text_marks: {} },
        mine: { title_fr: 'D', text_marks: {} },
        ...{ names: ['title_fr'], earlier: {} },
      },
    ],
  ])('%s', (_, theirs, changes, expected) => {
    const found = conflictOf(theirs, ...changes)
    const { before, fields } = found?.mine ?? {}
    expect({ before, mine: fields, names: found?.names, earlier: found?.earlier }).toEqual(expected)
  })
})

test('two tabs that create one document leave the first text as a choice, but not the first place in the list', () => {
  const created = entries({ a: 'X' }, [{}, { a: 'B', order_position: 1 }], [{}, { a: 'D', order_position: 2 }])
  const found = conflictsIn(
    created.map((entry) => ({ ...entry, changes: entry.changes.map((change) => ({ ...change, kind: 'create' })) })),
  )[0]
  expect([found?.names, found?.earlier]).toEqual([['a'], { a: ['B'] }])
})

test('the owner can choose the first text instead of the second one', () => {
  const conflict = conflictOf({ a: 'X', rev: 'q' }, [{ a: 'A' }, { a: 'B' }], [{ a: 'C' }, { a: 'D' }])
  if (!conflict) throw new Error('a conflict was expected')
  const chosen = chosenEarlier(conflict, 'a', 'B')
  expect(chosen).toEqual({ ...conflict, mine: { ...conflict.mine, fields: { a: 'B' } } })
  expect(resolved(chosen, new Set(['a']), 'new')?.fields).toEqual({ a: 'B' })
  expect(resolved(conflict, new Set(['a']), 'new')?.fields).toEqual({ a: 'D' })
  expect(resolved(conflict, new Set(), 'new')).toBeUndefined()
})

test('the owner can choose the first text although the second one goes back to the text before it', () => {
  const conflict = conflictOf({ a: 'X', rev: 'q' }, [{ a: 'A' }, { a: 'B' }], [{ a: 'C' }, { a: 'A' }])
  if (!conflict) throw new Error('a conflict was expected')
  expect(resolved(chosenEarlier(conflict, 'a', 'B'), new Set(['a']), 'new')?.fields).toEqual({ a: 'B' })
})

test('the text of a field that the document lacked, or that replaced a map, becomes an earlier text', () => {
  const added = conflictOf({ note: 'X' }, [{}, { note: 'B' }], [{ note: 'C' }, { note: 'D' }])
  expect(added).toMatchObject({ mine: { before: { note: undefined } }, earlier: { note: ['B'] } })
  const group = conflictOf(
    { value: { email: 'X' } },
    [{ value: '' }, { value: { email: 'B' } }],
    [{ value: { email: 'C' } }, { value: { email: 'D' } }],
  )
  expect(group).toMatchObject({ names: ['value.email'], earlier: { 'value.email': ['B'] } })
})

test('replacing a translation by a copy settles the question', () => {
  const conflict = conflictOf(
    { title_es: 'Y', title_fr: 'X', text_marks: {} },
    [
      { title_fr: 'A', text_marks: {} },
      { title_fr: 'B', text_marks: {} },
    ],
    [
      { title_es: 'A', title_fr: 'C', text_marks: {} },
      { title_es: 'S', title_fr: 'S', text_marks: { title_fr: 'copied' } },
    ],
  )
  expect(conflict).toMatchObject({ names: ['title_es'], earlier: {} })
})

test('a text that returns to everybody’s earlier text leaves no question', () => {
  const conflict = conflictOf({ a: 'A' }, [{ a: 'A' }, { a: 'B' }], [{ a: 'C' }, { a: 'A' }])
  expect(conflict).toMatchObject({ mine: { fields: { a: 'A' } }, names: [], earlier: {} })
})

test('a text that this device has deleted with its document is not offered', () => {
  const all = entries({ a: 'X', b: 'X' }, [{ a: 'A' }, { a: 'B' }], [{}, {}], [{ b: 'A' }, { b: 'B' }])
  for (const { changes } of all.slice(1, 2)) for (const change of changes) change.kind = 'delete'
  expect(conflictsIn(all)[0]).toMatchObject({ mine: { fields: { b: 'B' } }, names: ['b'], earlier: {} })
})
