import { expect, test } from 'vitest'
import { expiresSoon, expiryOf, monthsIn } from './retention.ts'

test.each([
  ['24', 24],
  ['1', 1],
  ['120', 120],
  ['', 24],
  ['0', 24],
  ['121', 24],
  ['1.5', 24],
  [' 3', 24],
  [12, 24],
  [undefined, 24],
])('the setting %j means %i months', (setting, months) => expect(monthsIn(setting)).toBe(months))

test.each([
  ['2026-11-23T10:00:00.000Z', 24, '2028-11-23T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
])('an enquiry of %s expires after %i months, at %s', (created, months, due) =>
  expect(new Date(expiryOf(Date.parse(created), months)).toISOString()).toBe(due),
)

test.each([
  [0, false],
  [Date.UTC(2026, 11, 23), false],
  [Date.UTC(2026, 11, 22, 23, 59), true],
  [Date.UTC(2026, 10, 1), true],
])('an enquiry that expires at %i is close to it on 23 November 2026: %j', (expiresAt, expected) =>
  expect(expiresSoon(expiresAt, Date.UTC(2026, 10, 23))).toBe(expected),
)
