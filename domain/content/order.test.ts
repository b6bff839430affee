import { expect, test } from 'vitest'
import { changedPositions, lastPosition, moved } from './order.ts'

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

test('the place after all others counts gaps and starts at 0', () => {
  expect(lastPosition([])).toBe(0)
  expect(lastPosition([{ id: 'a', order_position: 7 }, ...rows('b')])).toBe(8)
})
