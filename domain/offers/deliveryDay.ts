import type { Plan } from './plans.ts'

/**
 * Returns the last day of a plan's delivery time, `YYYY-MM-DD`, for work that begins on the day `today`. Only Monday to
 * Friday count; 24 hours are one day.
 */
export function deliveryDay({ unit, to }: Plan['delivery'], today: string): string {
  const day = new Date(today)
  for (let left = unit === 'hours' ? Math.ceil(to / 24) : to; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 > 0) left--
  }
  return day.toISOString().slice(0, 10)
}
