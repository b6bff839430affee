import { expect, test } from 'vitest'
import { cardRows, cardWidths, rowWidths, shapeOf } from './cardRows.ts'

/** Returns the number of cards in each row. */
function rowsOf(formats: string[], room: number) {
  const cards = formats.map((format) => cardWidths[shapeOf(format)])
  const rows: number[] = []
  let left = 0
  for (const [at, row] of cardRows(cards, room).entries()) {
    if (left <= 0) left = rows.push(0) && row
    left -= cards[at] ?? 0
    rows.push((rows.pop() ?? 0) + 1)
  }
  return rows
}
const many = (count: number, format: string) => Array.from({ length: count }, () => format)

test.each([
  ['the samples', ['9:16', '9:16', '16:9', '21:9', '1:1', '16:9'], [3, 3], [3, 1, 2]],
  ['five vertical ones', many(5, '9:16'), [5], [2, 3]],
  ['six wide ones', many(6, '16:9'), [2, 2, 2], [2, 2, 2]],
  ['seven wide ones', many(7, '16:9'), [2, 2, 3], [1, 2, 2, 2]],
  ['a vertical one after two wide ones', ['16:9', '16:9', '9:16'], [3], [1, 2]],
  ['unknown ratios, which are wide', ['', '', ''], [3], [1, 2]],
])('Rows keep the order and are evenly full: %s', (_, formats, large, medium) => {
  expect(rowsOf(formats, 28)).toEqual(large)
  expect(rowsOf(formats, 18)).toEqual(medium)
})

test('Every row is full; only a last row with too little in it is not', () => {
  const formats = ['9:16', '4:5', '1:1', '4:3', '16:9', '21:9']
  for (let count = 3; count < 60; count++)
    for (const room of [18, 28]) {
      const cards = Array.from({ length: count }, (_, at) => cardWidths[shapeOf(formats[(at * at + count) % 6] ?? '')])
      const rows = cardRows(cards, room)
      const filled = cards.reduce((sum, card, at) => sum + card / (rows[at] ?? 0), 0)
      expect(filled, `${cards} ${rows}`).toBeCloseTo(Math.round(filled), 5)
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(rowWidths.min)
      expect(Math.max(...rows)).toBeLessThanOrEqual(rowWidths.max)
    }
  expect(cardRows([6], 28)).toEqual([17])
  expect(cardRows([], 28)).toEqual([])
})

test.each([
  ['', '16:9'],
  ['9:16', '9:16'],
  ['4:3', '4:3'],
  ['3:2', '4:3'],
  ['3:4', '4:5'],
  ['2:3', '9:16'],
  ['2.39:1', '21:9'],
  ['1.85:1', '16:9'],
])('A piece of ratio “%s” has a card of %s', (format, shape) => {
  expect(shapeOf(format)).toBe(shape)
})
