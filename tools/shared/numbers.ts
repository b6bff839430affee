/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('there is no median of nothing')
  return (low + high) / 2
}

/** The median with the least and the greatest: `750 (740–810)`; `–` when nothing was measured. */
export function spread(values: readonly number[], show: (value: number) => string): string {
  if (values.length === 0) return '–'
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(show)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

/** Below this share of its median, a run's benchmark index says that the machine was busy with something else. */
const busyBelow = 0.75

/** The benchmark index below which a run is not counted. */
export const busyLimit = (indexes: readonly number[]): number => busyBelow * median(indexes)

/** A table in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
