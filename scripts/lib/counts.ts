import { existsSync, readFileSync } from 'node:fs'

/** How many tests or checks passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** A part that went wrong without a test that failed counts as one failure. */
const withCrash = ({ passed, failed }: Counts, exitCode: number): Counts => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
})

const readReport = <Report>(file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** Counts of vitest's JSON report; a file that could not be loaded is a failure of its own. */
export function vitestCounts(file: string, exitCode: number): Counts {
  const report = readReport<VitestReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withCrash({ passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length }, exitCode)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
}

/** Counts of Playwright's JSON report; a test that passed at its second try has passed, and Playwright names it. */
export function playwrightCounts(file: string, exitCode: number): Counts {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return withCrash({ passed: expected + flaky, failed: unexpected + report.errors.length }, exitCode)
}
