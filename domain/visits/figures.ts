import { dayAfter } from '../values/day.ts'
import { addCounts, noVisits, type VisitCounts, type VisitDay } from './visitDay.ts'

/** A week's counts: the sums, and the visits of each day, oldest first. */
interface Week {
  sum: VisitCounts
  days: readonly { day: string; visits: number }[]
}

/** Returns the counts of the seven days that end with `last`. */
export function weekUntil(rows: readonly VisitDay[], last: string): Week {
  const names = Array.from({ length: 7 }, (_, at) => dayAfter(last, at - 6))
  const sum = noVisits()
  for (const row of rows) if (names.includes(row.day)) addCounts(sum, row)
  const visitsOn = (day: string) => rows.reduce((all, row) => all + (row.day === day ? row.visits : 0), 0)
  return { sum, days: names.map((day) => ({ day, visits: visitsOn(day) })) }
}

/** Returns the names of two lists of counts, with both counts, most frequent first. */
export const compared = (now: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, now: now[name] ?? 0, before: before[name] ?? 0 }))
    .sort((a, b) => b.now - a.now || b.before - a.before || (a.name < b.name ? -1 : 1))
