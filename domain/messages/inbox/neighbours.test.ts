import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const rows = [50, 40, 30].map((created_at) => ({ id: `m${created_at}`, created_at }))

test.each([
  ['m50', 50, undefined, 'm40'],
  ['m40', 40, 'm50', 'm30'],
  ['m30', 30, 'm40', undefined],
  ['left', 45, 'm50', 'm40'],
  ['left', 60, undefined, 'm50'],
  ['left', 10, 'm30', undefined],
  ['left', 40, 'm50', 'm40'],
])('%s of %i stands between %s and %s', (id, created_at, previous, next) => {
  const found = neighboursOf(rows, { id, created_at })
  expect([found.previous?.id, found.next?.id]).toEqual([previous, next])
})
