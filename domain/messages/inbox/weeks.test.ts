import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

const day = (time: number) => {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getDay()]
}

test.each([
  ['a Monday at midnight', new Date(2026, 10, 16)],
  ['a Wednesday', new Date(2026, 10, 18, 15, 30)],
  ['a Sunday, a moment before midnight', new Date(2026, 10, 22, 23, 59, 59, 999)],
])('on %s the week is the one from Monday 16 to Sunday 22', (_, now) => {
  const [week] = lastWeeks(now, 1)
  expect(day(week?.from ?? 0)).toEqual([2026, 11, 16, 0, 1])
  expect(day(week?.before ?? 0)).toEqual([2026, 11, 23, 0, 1])
})

test('twelve weeks follow each other without gap or overlap, across the turn of a year', () => {
  const weeks = lastWeeks(new Date(2026, 0, 20), 12)
  expect(weeks).toHaveLength(12)
  expect(day(weeks[0]?.from ?? 0)).toEqual([2025, 11, 3, 0, 1])
  for (const [at, { from, before }] of weeks.entries()) {
    expect(day(from).slice(3)).toEqual([0, 1])
    if (weeks[at + 1]) expect(weeks[at + 1]?.from).toBe(before)
  }
})
