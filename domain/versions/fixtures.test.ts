import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../content/file/contentFile.ts'
import { ownPicturesIn, validPictures } from '../content/media/ownPictures.ts'
import { pendingMutationFormat } from '../outbox/pendingMutation.ts'
import { readVersioned } from './versionedFormat.ts'

/** Data that a released version stored. */
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/kept/${name}.json`, import.meta.url), 'utf8'))

const entry = fixture('outboxEntry-1') as Record<string, unknown>
const [change] = entry.changes as [Record<string, unknown>]

test('An entry of the outbox of version 1 is read completely', () => {
  const reading = readVersioned(pendingMutationFormat, entry)
  expect(reading).toEqual({ status: 'read', value: { ...entry, version: 2 } })
})

test('An entry of the outbox of version 2, with an attempt and a move, is read completely', () => {
  const newer = fixture('outboxEntry-2')
  expect(readVersioned(pendingMutationFormat, newer)).toEqual({ status: 'read', value: newer })
})

test('A property that this version does not know stays in an entry', () => {
  const reading = readVersioned(pendingMutationFormat, { ...entry, later: true })
  expect(reading).toMatchObject({ status: 'read', value: { later: true } })
})

/** Returns the entry without one of its properties, or with a number in its place. */
const damaged = (where: Record<string, unknown>, property: string) => {
  const { [property]: _, ...others } = where
  return [others, { ...others, [property]: 7.5 }]
}

test.each(['id', 'account', 'at', 'changes', 'state', 'seq'])('An entry with an invalid %s is damaged', (property) => {
  const [missing, odd] = damaged(entry, property)
  expect(readVersioned(pendingMutationFormat, missing)).toEqual({ status: 'damaged' })
  // A fractional number of milliseconds is still a valid moment.
  if (property !== 'at') expect(readVersioned(pendingMutationFormat, odd)).toEqual({ status: 'damaged' })
})

test.each(['kind', 'path', 'fields', 'before'])('An entry whose change has an invalid %s is damaged', (property) => {
  for (const broken of damaged(change, property))
    expect(readVersioned(pendingMutationFormat, { ...entry, changes: [broken] })).toEqual({ status: 'damaged' })
})

test.each(['name', 'titles'])('An entry whose change has an invalid %s can still be sent', (property) => {
  for (const broken of damaged(change, property))
    expect(readVersioned(pendingMutationFormat, { ...entry, changes: [broken] })).toMatchObject({ status: 'read' })
})

test('A content file of version 1 is read', () => {
  const reading = readContent(JSON.stringify(fixture('contentFile-1')))
  expect(reading).toMatchObject({ status: 'read', problems: [], content: { projects: [{ id: 'journey' }] } })
})

test('A content file of version 3 is read with its price lists', () => {
  const reading = readContent(JSON.stringify(fixture('contentFile-3')))
  expect(reading).toMatchObject({
    status: 'read',
    problems: [],
    content: { prices: [{ id: 'prices-2027', basic_price: 17.5, visibility: '2027-01-01' }] },
  })
})

test('A content file of version 2 is read with its pictures', async () => {
  const reading = readContent(JSON.stringify(fixture('contentFile-2')))
  if (reading.status !== 'read') throw new Error(reading.status)
  expect(reading).toMatchObject({ problems: [], content: { projects: [{ id: 'journey' }] } })
  expect([...(await validPictures(reading.pictures)).keys()]).toEqual(ownPicturesIn(reading.content))
})
