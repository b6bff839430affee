/** Returns the median; of an even count the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('there is no median of nothing')
  return (low + high) / 2
}

/** Formats the median with the minimum and maximum: `750 (740–810)`; `–` if there are no values. */
export function spread(values: readonly number[], show: (value: number) => string): string {
  if (values.length === 0) return '–'
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(show)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

/** A run whose benchmark index is below this share of the median ran on a busy machine. */
const busyBelow = 0.75

/** Returns the benchmark index below which a run does not count. */
export const busyLimit = (indexes: readonly number[]): number => busyBelow * median(indexes)

/** Formats a table in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
