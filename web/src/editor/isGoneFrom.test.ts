import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { expect, test } from 'vitest'
import { isGoneFrom, type KnownRows } from './isGoneFrom'

interface Row {
  id: string
}

const ready = (given: { isPartial?: boolean; isFromServer?: boolean; syncStatus?: SyncStatus }): KnownRows<Row> => ({
  status: 'ready',
  rows: [{ id: 'there' }],
  isPartial: given.isPartial ?? false,
  isFromServer: given.isFromServer ?? false,
  syncStatuses: new Map(given.syncStatus && [['other', { syncStatus: given.syncStatus, fields: new Map() }]]),
})

test.each<[string, KnownRows<Row>, string, boolean]>([
  ['is in the list', ready({ isFromServer: true }), 'there', false],
  ['is not in the list of the server', ready({ isFromServer: true }), 'other', true],
  ['is not in the list of a device without an answer from the server', ready({}), 'other', false],
  ['is deleted here but not on the server yet', ready({ syncStatus: 'pending' }), 'other', true],
  ['is in conflict, offlineEmpty', ready({ syncStatus: 'conflict' }), 'other', false],
  ['may be among rows that have not arrived', ready({ isPartial: true, isFromServer: true }), 'other', false],
  ['is new', ready({ isFromServer: true }), 'new', false],
  ['is an unsaved copy', ready({ isFromServer: true }), 'new-1', false],
  ['is looked up before the list has arrived', { status: 'loading' }, 'other', false],
])('A document that %s counts as deleted only if that is known', (_, live, document, isGone) => {
  expect(isGoneFrom(live, document)).toBe(isGone)
})
