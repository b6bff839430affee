import { expect, test } from 'vitest'
import { isQuiet, timeOfDayOf } from './pushDevice.ts'

const night = { from: '22:00', to: '07:00' }
const noon = { from: '13:00', to: '15:30' }

test.each([
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '00:00', true],
  [night, '06:59', true],
  [night, '07:00', false],
  [noon, '13:00', true],
  [noon, '15:30', false],
  [{ from: '09:00', to: '09:00' }, '09:00', false],
  [null, '03:00', false],
])('with the quiet hours %j, %s is quiet: %s', (quiet, time, expected) => expect(isQuiet(quiet, time)).toBe(expected))

test('a time of day is the device’s own', () => expect(timeOfDayOf(new Date(2026, 10, 27, 7, 5))).toBe('07:05'))
