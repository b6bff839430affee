/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('there is no median of nothing')
  return (low + high) / 2
}

/** Below this share of its median, a run's benchmark index says that the machine was busy with something else. */
const busyBelow = 0.75

/** Positions of the runs during which other work slowed the machine down. */
export function busyRuns(indexes: readonly number[]): number[] {
  const limit = busyBelow * median(indexes)
  return indexes.flatMap((index, at) => (index < limit ? [at] : []))
}

export const kb = (bytes: number) => bytes / 1024
