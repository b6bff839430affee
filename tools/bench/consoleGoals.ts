import { markdownTable, median, spread } from '../shared/numbers.ts'
import { type List, lists, type Opening, type Search } from './consoleVisits.ts'
import type { Goal } from './goals.ts'

/** All measurements of the console. Times in ms. */
export interface ConsoleFindings {
  small: Record<List, readonly Opening[]>
  large: Record<List, readonly Opening[]>
  /** Times from the navigation to the device's rows, while the server does not answer. */
  unanswered: readonly number[]
  /** Number of enquiries that were read to open the inbox. */
  messagesRead: number
  search: Search
  /** Times from the key press to the row in its new place. */
  moves: readonly number[]
  /** Number of projects that all moves wrote: they swap the first two again and again. */
  written: number
}

const ms = (value: number) => value.toFixed(0)
const timesOf = (openings: readonly Opening[], when: keyof Opening) => openings.map((opening) => opening[when])

function openingGoal({ small, large }: ConsoleFindings, when: keyof Opening, name: string): Goal {
  const ratios = lists.map((list) => median(timesOf(large[list], when)) / median(timesOf(small[list], when)))
  return {
    name,
    limit: '≤ 1.50 ×',
    reached: lists.map((list, at) => `${list} ${ratios[at]?.toFixed(2)} ×`).join(', '),
    isMet: ratios.every((ratio) => ratio <= 1.5),
  }
}

/** Returns the console's goals. */
export function consoleGoals(findings: ConsoleFindings): Goal[] {
  const { unanswered, messagesRead: read, search, moves, written } = findings
  const goal = (name: string, limit: string, reached: string, isMet: boolean) => ({ name, limit, reached, isMet })
  return [
    openingGoal(findings, 'first', 'Opening a list for the first time, large data, of the small'),
    openingGoal(findings, 'again', 'Opening a list again, large data, of the small'),
    goal(
      'Opening a list from the device while nothing answers',
      '≤ 2000 ms',
      `${spread(unanswered, ms)} ms`,
      Math.max(...unanswered) <= 2000,
    ),
    goal('Documents read on opening the inbox (10,000 messages)', '≤ 500', String(read), read <= 500),
    goal(
      'Search in 10,000 messages, after the last key',
      '≤ 200 ms',
      `${spread(search.found, ms)} ms`,
      Math.max(...search.found) <= 200,
    ),
    goal(
      'Typing into it at 20 keys a second',
      'right to the letter',
      search.isRight ? 'right' : 'wrong',
      search.isRight,
    ),
    goal(
      'Longest task while typing',
      '≤ 50 ms',
      search.longest === 0 ? 'none above 50 ms' : `${ms(search.longest)} ms`,
      search.longest <= 50,
    ),
    goal(
      'Reading 10,000 messages for the first search',
      '≤ 60 s',
      `${ms(search.reading)} ms`,
      search.reading <= 60_000,
    ),
    goal('Moving one of 500 projects shows after', '≤ 100 ms', `${spread(moves, ms)} ms`, median(moves) <= 100),
    goal('Projects written by moving one by one place', '2', String(written), written === 2),
  ]
}

/** Returns a table of the times from navigation to the first paint with rows, without throttling. */
export function consoleTable({ small, large }: ConsoleFindings): string {
  const rows = lists.map((list) => [
    list,
    ...(['first', 'again'] as const).flatMap((when) =>
      [small, large].map((data) => spread(timesOf(data[list], when), ms)),
    ),
  ])
  return markdownTable(
    ['ms until rows are seen', 'first, sample', 'first, large', 'again, sample', 'again, large'],
    rows,
  )
}
