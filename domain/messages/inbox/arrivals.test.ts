import { expect, it } from 'vitest'
import { arrivalsOf } from './arrivals.ts'

const row = (id: string, created_at: number, updated_by = '') => ({ id, created_at, updated_by })
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

it('The enquiries of the first call do not count as arrivals; later ones count once', () => {
  const first = arrivalsOf(undefined, [row('b', 2), row('a', 1)])
  expect(first.arrived).toEqual([])
  const second = arrivalsOf(first.heard, [row('c', 3), row('b', 2), row('a', 1)])
  expect(ids(second.arrived)).toEqual(['c'])
  expect(arrivalsOf(second.heard, [row('c', 3), row('b', 2)]).arrived).toEqual([])
})

it('Into an empty inbox everything arrives', () => {
  const { heard } = arrivalsOf(undefined, [])
  expect(ids(arrivalsOf(heard, [row('a', 1)]).arrived)).toEqual(['a'])
})

it('Enquiries that move up, are marked as new again, or were suspected do not arrive', () => {
  const { heard } = arrivalsOf(undefined, [row('b', 20)])
  expect(arrivalsOf(heard, [row('b', 20), row('old', 10)]).arrived).toEqual([])
  expect(arrivalsOf(heard, [row('again', 30, 'owner'), row('b', 20)]).arrived).toEqual([])
})

it('Two enquiries of the same moment both arrive', () => {
  const { heard } = arrivalsOf(undefined, [row('a', 5)])
  const next = arrivalsOf(heard, [row('b', 5), row('a', 5)])
  expect(ids(next.arrived)).toEqual(['b'])
  expect(ids(arrivalsOf(next.heard, [row('c', 5), row('b', 5), row('a', 5)]).arrived)).toEqual(['c'])
})

it('An enquiry that was read meanwhile does not arrive again', () => {
  const { heard } = arrivalsOf(undefined, [row('a', 5)])
  const gone = arrivalsOf(heard, [])
  expect(arrivalsOf(gone.heard, [row('a', 5)]).arrived).toEqual([])
})
