import type { Standing } from '@studio/domain/outbox/standings'
import { expect, test } from 'vitest'
import { isGoneFrom, type KnownRows } from './isGoneFrom'

interface Row {
  id: string
}

const ready = (given: { isPartial?: boolean; isConfirmed?: boolean; standing?: Standing }): KnownRows<Row> => ({
  status: 'ready',
  rows: [{ id: 'there' }],
  isPartial: given.isPartial ?? false,
  isConfirmed: given.isConfirmed ?? false,
  standings: new Map(given.standing && [['other', { standing: given.standing, fields: new Map() }]]),
})

test.each<[string, KnownRows<Row>, string, boolean]>([
  ['is in the list', ready({ isConfirmed: true }), 'there', false],
  ['is not in the list of the server', ready({ isConfirmed: true }), 'other', true],
  ['is not in the list of a device that has not heard the server', ready({}), 'other', false],
  ['is deleted here and not yet there', ready({ standing: 'pending' }), 'other', true],
  ['collides with a change from elsewhere, unheard', ready({ standing: 'conflict' }), 'other', false],
  ['may be among the rows to come', ready({ isPartial: true, isConfirmed: true }), 'other', false],
  ['is new', ready({ isConfirmed: true }), 'new', false],
  ['is a copy, not saved yet', ready({ isConfirmed: true }), 'new-1', false],
  ['is looked for while nothing is heard', { status: 'loading' }, 'other', false],
])('What %s is said to be gone only where that is known', (_, live, document, isGone) => {
  expect(isGoneFrom(live, document)).toBe(isGone)
})
