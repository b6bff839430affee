import { duration, say, table } from '../steps.ts'
import { type Counts, type Result, secondTries, slowest, sum } from './counts.ts'

/** Number of slowest tests in the list; a smaller run shows no list. */
const told = 10

/** Prints the results of all parts; the last line is easy to parse. Returns the totals. */
export function summarize(results: readonly Result[], ms: number): Counts {
  const total = sum(results)
  say()
  table(results.map(({ name, passed, failed, ms }) => [name, `${passed} passed`, `${failed} failed`, duration(ms)]))
  const tests = slowest(results, told)
  if (results.flatMap((result) => result.tests).length > told && tests.length > 0) {
    say()
    say('The slowest tests:')
    table(tests.map(({ part, title, ms }) => [duration(ms), part, title]))
  }
  say()
  for (const test of secondTries(results)) say(`⚠ needed a second try, a defect to fix: ${test}`)
  say(`${duration(ms)} in all`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total
}
