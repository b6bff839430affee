import { expect, test } from 'vitest'
import { deliveryDay } from './deliveryDay.ts'
import type { Plan } from './plans.ts'

const time = (to: number, unit: Plan['delivery']['unit'] = 'days') => ({ unit, from: 1, to })

test.each([
  ['within a week', time(4), '2026-11-23', '2026-11-27'],
  ['over a weekend', time(4), '2026-11-26', '2026-12-02'],
  ['begun on a Saturday', time(1), '2026-11-28', '2026-11-30'],
  ['begun on a Sunday', time(5), '2026-11-29', '2026-12-04'],
  ['72 hours', time(72, 'hours'), '2026-11-27', '2026-12-02'],
  ['30 hours, rounded up', time(30, 'hours'), '2026-11-23', '2026-11-25'],
  ['over the end of the year', time(7), '2026-12-28', '2027-01-06'],
  ['over a leap day', time(3), '2028-02-25', '2028-03-01'],
])('The last day of a delivery time counts working days: %s', (_, delivery, today, day) =>
  expect(deliveryDay(delivery, today)).toBe(day),
)
