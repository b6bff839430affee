import { existsSync, readFileSync } from 'node:fs'

/** Numbers of passed and failed tests or checks. */
export interface Counts {
  passed: number
  failed: number
}

/** A test that ran: its groups and name, and its duration in ms, including retries. */
interface TimedTest {
  title: string
  ms: number
  isSecondTry: boolean
}

/** The content of a report. */
export interface Outcome extends Counts {
  tests: readonly TimedTest[]
}

/** The content of vitest's report, with the failed files, and each test's file and result. */
interface VitestOutcome extends Outcome {
  failedFiles: readonly string[]
  tests: readonly (TimedTest & { file: string; hasPassed: boolean })[]
}

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
})

/** The outcome if there is no report. */
const nothing = { passed: 0, failed: 1, tests: [], failedFiles: [] } satisfies VitestOutcome

/** Counts a part that failed without a failed test as one failure. */
const withCrash = (failed: number, exitCode: number) => (exitCode !== 0 && failed === 0 ? 1 : failed)

export const readReport = <Report>(file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

export const titled = (names: readonly string[]) => names.filter(Boolean).join(' › ')

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    /** The file's path. */
    name: string
    status: string
    assertionResults: readonly {
      status: string
      ancestorTitles: readonly string[]
      title: string
      duration?: number
    }[]
  }[]
}

/** Reads vitest's JSON report; a file that could not be loaded counts as a failure. */
export function vitestOutcome(file: string, exitCode: number): VitestOutcome {
  const report = readReport<VitestReport>(file)
  if (!report) return nothing
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  const notLoaded = failed.filter(({ assertionResults }) => !assertionResults.some(({ status }) => status === 'failed'))
  return {
    passed: report.numPassedTests,
    failed: withCrash(report.numFailedTests + notLoaded.length, exitCode),
    failedFiles: failed.map(({ name }) => name),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ status, ancestorTitles, title, duration = 0 }) => ({
          file: name,
          title: titled([...ancestorTitles, title]),
          ms: duration,
          hasPassed: status === 'passed',
          isSecondTry: false,
        })),
    ),
  }
}

/** Returns the outcome after failed files were run again. Tests that passed only then are marked as second tries. */
export function withSecondTry(first: VitestOutcome, second: VitestOutcome): Outcome {
  const kept = first.tests.filter(({ file }) => !first.failedFiles.includes(file))
  const passedAtOnce = new Set(
    first.tests.filter((test) => test.hasPassed).map(({ file, title }) => `${file} ${title}`),
  )
  return {
    passed: kept.length + second.passed,
    failed: second.failed,
    tests: [
      ...kept,
      ...second.tests.map((test) => ({
        ...test,
        isSecondTry: test.hasPassed && !passedAtOnce.has(`${test.file} ${test.title}`),
      })),
    ],
  }
}

interface PlaywrightTest {
  /** `expected`, `unexpected`, `flaky` or `skipped`. */
  status: string
  projectName: string
  results: readonly { duration: number }[]
  annotations: readonly { type: string; description?: string }[]
}
export interface PlaywrightSuite {
  title: string
  specs?: readonly { title: string; tests: readonly PlaywrightTest[] }[]
  suites?: readonly PlaywrightSuite[]
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
  suites: readonly PlaywrightSuite[]
}

/** Returns the condition under which a test ran, or ''. */
const condition = (annotations: PlaywrightTest['annotations']) =>
  annotations.find(({ type }) => type === 'condition')?.description ?? ''

/** Returns the tests of a group, including nested groups. */
const testsOf = ({ specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): TimedTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results, annotations }) => ({
        title: titled([...groups, title, condition(annotations)]),
        ms: results.reduce((total, { duration }) => total + duration, 0),
        isSecondTry: status === 'flaky',
      })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, [...groups, suite.title])),
]

/** Reads Playwright's JSON report; a test that passed at its second try counts as passed. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return nothing
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected + flaky,
    failed: withCrash(unexpected + report.errors.length, exitCode),
    // The outermost suites are the files.
    tests: report.suites.flatMap((suite) => testsOf(suite, [])),
  }
}

/** The outcome of a part of the run; `ms` is its duration. */
export interface Result extends Outcome {
  name: string
  ms: number
}

/** Returns the slowest tests of all parts, slowest first, ignoring those below 100 ms. */
export const slowest = (results: readonly Result[], count: number) =>
  results
    .flatMap(({ name, tests }) => tests.map(({ title, ms }) => ({ part: name, title, ms })))
    .filter(({ ms }) => ms >= 100)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)

/** Returns the tests that passed only at their second try: each is a defect to fix. */
export const secondTries = (results: readonly Result[]) =>
  results.flatMap(({ name, tests }) =>
    tests.filter(({ isSecondTry }) => isSecondTry).map(({ title }) => `${name}: ${title}`),
  )
