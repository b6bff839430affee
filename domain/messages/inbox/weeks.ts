/** From one moment on and before another, in milliseconds since 1970. */
interface Span {
  from: number
  before: number
}

/** The last `count` weeks up to that of `now`, the oldest first: Monday to Sunday where the reader is. */
export function lastWeeks(now: Date, count: number): Span[] {
  const monday = now.getDate() - ((now.getDay() + 6) % 7)
  // Days are counted, not hours: a week in which the clocks change is not 168 hours long.
  const start = (weeksAgo: number) => new Date(now.getFullYear(), now.getMonth(), monday - 7 * weeksAgo).getTime()
  return Array.from({ length: count }, (_, at) => ({ from: start(count - 1 - at), before: start(count - 2 - at) }))
}
