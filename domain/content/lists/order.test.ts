import { expect, test } from 'vitest'
import { changedPositions, lastPosition, moved, placed, placeIn, positionsAfter } from './order.ts'

const rows = (...ids: string[]) => ids.map((id, order_position) => ({ id, order_position }))

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('moving %i to %i gives %s', (from, to, expected) => expect(moved([...'abcd'], from, to).join('')).toBe(expected))

test.each([
  ['nothing', 0, 0, []],
  ['two neighbours', 0, 1, ['b:0', 'a:1']],
  ['all from the first to the last', 0, 3, ['b:0', 'c:1', 'd:2', 'a:3']],
  ['only those between', 2, 1, ['c:1', 'b:2']],
])('a reorder writes %s', (_, from, to, expected) => {
  const changes = changedPositions(moved(rows('a', 'b', 'c', 'd'), from, to))
  expect(changes.map(({ row, order_position }) => `${row.id}:${order_position}`)).toEqual(expected)
})

test('the last position includes gaps and starts at 0', () => {
  expect(lastPosition([])).toBe(0)
  expect(lastPosition([{ id: 'a', order_position: 7 }, ...rows('b')])).toBe(8)
  expect(lastPosition([{ id: 'without a place', order_position: 1_000_000 }, ...rows('b')])).toBe(1)
})

test('a place names the two neighbours', () => {
  const list = rows('a', 'b', 'c')
  expect(['a', 'b', 'c'].map((id) => placeIn(list, id))).toEqual([
    { after: null, before: 'b' },
    { after: 'a', before: 'c' },
    { after: 'b', before: null },
  ])
})

test.each<[string, string | null, string | null, string]>([
  ['behind a row', 'c', 'd', 'bcad'],
  ['behind a row that was moved as well', 'd', 'b', 'bcda'],
  ['to the top, whatever row is there now', null, 'z', 'abcd'],
  ['in front of a row, if the one before is gone', 'z', 'd', 'bcad'],
  ['to the end, if the last one is gone', 'z', null, 'bcda'],
  ['nowhere, if both are gone', 'y', 'z', 'abcd'],
])('a row is put %s', (_, after, before, expected) => {
  const list = placed(rows('a', 'b', 'c', 'd'), 'a', { after, before })
  expect(list.map(({ id }) => id).join('')).toBe(expected)
})

test('the moves of two devices both take effect', () => {
  const list = placed(rows('a', 'b', 'c', 'd'), 'd', { after: null, before: 'a' })
  expect(placed(list, 'c', { after: 'a', before: 'b' }).map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
})

test('a move gives each row a unique position, even one that shared it or had none', () => {
  const stored = [{ id: 'a', order_position: 0 }, { id: 'b', order_position: 0 }, { id: 'c' }]
  const changes = positionsAfter(stored, 'c', { after: 'a', before: 'b' })
  expect(changes.map(({ row, order_position }) => `${row.id}:${order_position}`)).toEqual(['c:1', 'b:2'])
  expect(positionsAfter(stored, 'z', { after: 'a', before: 'b' })).toEqual([])
})
