import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inRoot } from '../../scripts/lib/paths.ts'
import { say, table } from '../../scripts/lib/steps.ts'
import { markdownTable } from './numbers.ts'

/** A line of the table: the test, the expected and the actual result. */
export interface Figure {
  what: string
  expected: string
  found: string
  holds: boolean
}

/** Returns a figure for an exact count. */
export const exactly = (what: string, expected: number, found: number): Figure => ({
  what,
  expected: `${expected}`,
  found: `${found}`,
  holds: found === expected,
})

/** Returns a figure for a duration in ms without a limit, because it depends on the machine. */
export const told = (what: string, ms: number): Figure => ({
  what,
  expected: '–',
  found: ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`,
  holds: true,
})

/** Returns a figure for a duration in ms with a limit. */
export const atMost = (what: string, limitMs: number, ms: number): Figure => ({
  what,
  expected: `at most ${limitMs} ms`,
  found: `${Math.round(ms)} ms`,
  holds: ms <= limitMs,
})

/** Runs a piece of work and returns its result and duration in ms. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now()
  const result = await work()
  return { result, ms: performance.now() - started }
}

/** Runs tasks, at most `width` at once. */
export async function inLanes<Task>(tasks: readonly Task[], width: number, run: (task: Task) => Promise<unknown>) {
  const queue = [...tasks]
  const lane = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await run(task)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

/**
 * Prints the figures, writes them to .logs/<name>.md in the format of docs/measurements.md, and returns the exit code.
 */
export function report(name: string, figures: readonly Figure[], more = ''): number {
  const missed = figures.filter(({ holds }) => !holds).length
  const rows = figures.map(({ what, expected, found, holds }) => [what, expected, holds ? found : `${found} – missed`])
  writeFileSync(inRoot(`.logs/${name}.md`), `${markdownTable(['What', 'Must be', 'Was'], rows)}\n`)
  say()
  table(figures.map(({ what, expected, found, holds }) => [holds ? '✓' : '✗', what, expected, found]))
  say(`  ${availableParallelism()} cores${more}; written to .logs/${name}.md`)
  say(`${figures.length - missed} passed, ${missed} failed`)
  return missed === 0 ? 0 : 1
}
