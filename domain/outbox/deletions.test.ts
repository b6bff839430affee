import { expect, test } from 'vitest'
import { notedRevision } from './deletions.ts'

test.each([
  ['its revision', { rev: 'r1' }, 'r1'],
  ['no revision of a document that has none', {}, ''],
  ['no malformed revision', { rev: 1 }, ''],
  ['no revision of a missing document', undefined, ''],
])('A note beside a deletion names %s', (_, stored, revision) => {
  expect(notedRevision(stored)).toBe(revision)
})
