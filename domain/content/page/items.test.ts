import { expect, test } from 'vitest'
import { itemsOf } from './items.ts'

const names = ['a', 'b', 'c'] as const
const row = (id: string, order_position: number, list = 'faqs') => ({ id, list, order_position })

test.each([
  ['nothing is stored', [], 'faqs-a faqs-b faqs-c'],
  ['a default item is stored where it was', [row('faqs-b', 1)], 'faqs-a faqs-b faqs-c'],
  ['an item was added', [row('new', 3)], 'faqs-a faqs-b faqs-c new'],
  ['an item was added in between', [row('new', 1)], 'faqs-a faqs-b new faqs-c'],
  ['all were moved', [row('faqs-c', 0), row('new', 1), row('faqs-a', 2), row('faqs-b', 3)], 'faqs-c new faqs-a faqs-b'],
  ['another list has items', [row('other', 0, 'services')], 'faqs-a faqs-b faqs-c'],
  ['two items have the same place', [row('y', 5), row('x', 5)], 'faqs-a faqs-b faqs-c x y'],
])('The order of a list when %s', (_, rows, expected) =>
  expect(
    itemsOf('faqs', names, rows)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected),
)

test('A default item keeps its name when it is stored, and an added one has none', () =>
  expect(
    itemsOf('faqs', names, [row('faqs-a', 0), row('new', 3)]).map(({ name, row: stored }) => [name, !!stored]),
  ).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    [undefined, true],
  ]))
