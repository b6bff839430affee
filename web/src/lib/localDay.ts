import { dayIn, isDay } from '@studio/domain/values/day'

/**
 * Returns when a day begins in the reader's time zone, or the day `later` days after it, in ms since 1970; undefined if
 * the text is not a day.
 */
export function startOfDay(text: string, later = 0): number | undefined {
  const day = dayIn(text)
  if (!isDay(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}
