import { say } from '../steps.ts'
import { type PlaywrightReport, type PlaywrightSuite, readReport, titled } from './counts.ts'

/** The result of a test under a condition. */
interface Cell {
  test: string
  condition: string
  outcome: 'ok' | 'failed' | 'not applicable'
  /** The reason if it is not applicable. */
  why?: string
}

const signs = { ok: '✓', failed: '✗', 'not applicable': '–' } as const

const cellsOf = ({ specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): Cell[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, annotations }): Cell => {
      const cell = { test: titled([...groups, title]), condition: projectName }
      if (status !== 'skipped') return { ...cell, outcome: status === 'unexpected' ? 'failed' : 'ok' }
      const why = annotations.find(({ type }) => type === 'skip')?.description
      return { ...cell, outcome: 'not applicable', ...(why && { why }) }
    }),
  ),
  ...suites.flatMap((suite) => cellsOf(suite, [...groups, suite.title])),
]

/**
 * Returns the lines of a table of tests and conditions: a legend of the conditions and a row per test. Below them are
 * the failures and the reasons why pairs are not applicable.
 */
export function matrix({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  const cells = suites.flatMap((file) => cellsOf(file, [file.title]))
  const tests = [...new Set(cells.map(({ test }) => test))]
  const conditions = [...new Set(cells.map(({ condition }) => condition))]
  const wide = (text: string | number) => `${text}`.padStart(3)
  const signAt = (test: string, condition: string) => {
    const cell = cells.find((one) => one.test === test && one.condition === condition)
    return cell ? signs[cell.outcome] : ''
  }
  const reasons = [...new Set(cells.flatMap(({ why }) => why ?? []))]
  return [
    ...conditions.map((condition, at) => `${wide(at + 1)} ${condition}`),
    conditions.map((_, at) => wide(at + 1)).join(''),
    ...tests.map((test) => `${conditions.map((condition) => wide(signAt(test, condition))).join('')}  ${test}`),
    ...cells.filter(({ outcome }) => outcome === 'failed').map(({ test, condition }) => `✗ ${condition}: ${test}`),
    ...reasons.map((why) => `– ${why}: ${cells.filter((cell) => cell.why === why).length}`),
  ]
}

/** Prints the table of a Playwright report. */
export function sayMatrix(file: string) {
  const report = readReport<PlaywrightReport>(file)
  if (report) for (const line of matrix(report)) say(line)
}
