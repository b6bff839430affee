import { type List, lists, type Opening } from './consoleVisits.ts'
import type { Goal } from './goals.ts'
import { median } from './numbers.ts'

/** All that was measured of the console. Times in ms. */
export interface ConsoleFindings {
  small: Record<List, readonly Opening[]>
  large: Record<List, readonly Opening[]>
  /** Enquiries that were read when the inbox opened. */
  messagesRead: number
  /** From the key to the row in its new place, each. */
  moves: readonly number[]
  /** Projects that were written by all of the moves: the first one changes places with the second, again and again. */
  written: number
}

const middle = (openings: readonly Opening[], when: keyof Opening) => median(openings.map((opening) => opening[when]))

function openingGoal(findings: ConsoleFindings, when: keyof Opening, name: string): Goal {
  const ratios = lists.map((list) => middle(findings.large[list], when) / middle(findings.small[list], when))
  return {
    name,
    limit: '≤ 1.50 ×',
    reached: lists.map((list, at) => `${list} ${ratios[at]?.toFixed(2)} ×`).join(', '),
    isReached: ratios.every((ratio) => ratio <= 1.5),
  }
}

/** What the console is held to. */
export function consoleGoals(findings: ConsoleFindings): Goal[] {
  const { messagesRead, moves, written } = findings
  const move = median(moves)
  return [
    openingGoal(findings, 'first', 'Opening a list for the first time, large data, of the small'),
    openingGoal(findings, 'again', 'Opening a list again, large data, of the small'),
    {
      name: 'Documents read on opening the inbox (10,000 messages)',
      limit: '≤ 60',
      reached: String(messagesRead),
      isReached: messagesRead <= 60,
    },
    {
      name: 'Moving one of 500 projects shows after',
      limit: '≤ 100 ms',
      reached: `${move.toFixed(0)} ms`,
      isReached: move <= 100,
    },
    {
      name: 'Projects written by moving one by one place',
      limit: '2',
      reached: String(written),
      isReached: written === 2,
    },
  ]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The console's part of the report, as Markdown. */
export function consoleReport(findings: ConsoleFindings, goals: readonly Goal[]): string {
  const times = (list: List) =>
    (['first', 'again'] as const).flatMap((when) =>
      [findings.small, findings.large].map((of) => middle(of[list], when).toFixed(0)),
    )
  return [
    '## Console',
    [
      line(['Goal', 'Limit', 'Reached', '']),
      line(['---', '---', '---', '---']),
      ...goals.map(({ name, limit, reached, isReached }) => line([name, limit, reached, isReached ? '✓' : '✗'])),
    ].join('\n'),
    'From the navigation to the first painting with rows, ms, without throttling: sample data (6 projects, 6 testimonials, 12 messages, 3 users) and large data (500, 500, 10,000, 1,000).',
    [
      line(['', 'first, sample', 'first, large', 'again, sample', 'again, large']),
      line(['---', '---', '---', '---', '---']),
      ...lists.map((list) => line([list, ...times(list)])),
    ].join('\n'),
    '',
  ].join('\n\n')
}
