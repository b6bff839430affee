import { expect, test } from 'vitest'
import { defaultTimeZone } from '../values/timeZone.ts'
import { dayAt, dayBegins, isVisibility, isVisible, visibilityState } from './visibility.ts'

const at = (moment: string) => Date.parse(moment)

test.each([
  ['visible', true],
  ['hidden', true],
  ['2026-12-03', true],
  ['2024-02-29', true],
  ['', false],
  ['Visible', false],
  ['2026-02-29', false],
  ['2026-12-3', false],
  ['2026-12-03T10:00', false],
])('%j is a visibility: %s', (text, expected) => expect(isVisibility(text)).toBe(expected))

// Bogotá is five hours behind UTC, all year.
test.each([
  ['visible', '2026-11-23T12:00:00Z', 'visible'],
  ['hidden', '2026-11-23T12:00:00Z', 'hidden'],
  ['2026-12-03', '2026-12-03T04:59:59.999Z', 'planned'],
  ['2026-12-03', '2026-12-03T05:00:00Z', 'visible'],
  ['2026-12-03', '2027-01-01T00:00:00Z', 'visible'],
  ['2027-01-01', '2027-01-01T04:59:59Z', 'planned'],
  ['2027-01-01', '2027-01-01T05:00:00Z', 'visible'],
  ['', '2026-11-23T12:00:00Z', 'hidden'],
  ['2026-02-30', '2026-11-23T12:00:00Z', 'hidden'],
])('a document with %j is, at %s, %s', (visibility, moment, expected) => {
  const today = dayAt(at(moment), defaultTimeZone)
  expect(visibilityState(visibility, today)).toBe(expected)
  expect(isVisible({ visibility }, today)).toBe(expected === 'visible')
})

test.each([
  // Summer time in Madrid begins on 29 March 2026 and ends on 25 October: midnight is at 23:00, 22:00 and 23:00 UTC
  // again.
  ['Europe/Madrid', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Madrid', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Madrid', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-26'],
  [defaultTimeZone, '2026-03-29T04:59:59Z', '2026-03-28'],
  [defaultTimeZone, '2026-03-29T05:00:00Z', '2026-03-29'],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
])('in %s at %s it is %s', (zone, moment, day) => expect(dayAt(at(moment), zone)).toBe(day))

test('a planned day begins in the studio’s time zone, regardless of summer time', () => {
  const state = (moment: string) => visibilityState('2026-03-30', dayAt(at(moment), 'Europe/Madrid'))
  expect([state('2026-03-29T21:59:59Z'), state('2026-03-29T22:00:00Z')]).toEqual(['planned', 'visible'])
})

test.each([
  ['2026-12-03', defaultTimeZone, '2026-12-03T05:00:00Z'],
  ['2026-11-24', 'Asia/Tokyo', '2026-11-23T15:00:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
])('%s begins in %s at %s', (day, zone, moment) => expect(dayBegins(day, zone)).toBe(at(moment)))
