import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type Counts,
  playwrightOutcome,
  type Result,
  secondTries,
  slowest,
  sum,
  vitestOutcome,
  withSecondTry,
} from './counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const missing = path.join(folder, 'missing.json')
function reportOf(content: unknown) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((status) => ({ status, ancestorTitles: [], title: status })),
})
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) =>
  reportOf({ numPassedTests, numFailedTests, testResults })

const playwright = (expected: number, unexpected: number, flaky: number, errors: number) =>
  reportOf({ stats: { expected, unexpected, flaky }, errors: Array(errors).fill({}), suites: [] })

describe('The counts of a part', () => {
  it.each<
    [
      what: string,
      count: (file: string, exitCode: number) => Counts,
      report: () => string,
      exit: number,
      passed: number,
      failed: number,
    ]
  >([
    [
      'are those of the vitest report',
      vitestOutcome,
      () => vitest(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed')),
      ...([1, 2, 1] as const),
    ],
    [
      'have a failure for each test file that could not be loaded',
      vitestOutcome,
      () => vitest(1, 0, file('passed', 'passed'), file('failed'), file('failed')),
      ...([1, 1, 2] as const),
    ],
    [
      'have one failure when vitest ends badly though no test failed',
      vitestOutcome,
      () => vitest(3, 0, file('passed', 'passed')),
      ...([1, 3, 1] as const),
    ],
    [
      'are those of the Playwright report, where a test that passed at its second try has passed',
      playwrightOutcome,
      () => playwright(5, 1, 1, 0),
      ...([1, 6, 1] as const),
    ],
    [
      'have a failure for each error outside the tests',
      playwrightOutcome,
      () => playwright(5, 0, 0, 2),
      ...([1, 5, 2] as const),
    ],
    ['have one failure when there is no report of vitest', vitestOutcome, () => missing, ...([1, 0, 1] as const)],
    [
      'have one failure when there is no report of Playwright',
      playwrightOutcome,
      () => missing,
      ...([0, 0, 1] as const),
    ],
  ])('%s', (_, count, report, exit, passed, failed) => {
    expect(count(report(), exit)).toMatchObject({ passed, failed })
  })

  it.each([
    [
      [
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ],
      { passed: 4, failed: 6 },
    ],
    [[], { passed: 0, failed: 0 }],
  ])('add up', (counts, total) => {
    expect(sum(counts)).toEqual(total)
  })
})

describe('The tests of a report', () => {
  const test = (status: string, title: string, duration = 1) => ({
    status,
    ancestorTitles: ['A price'],
    title,
    duration,
  })

  it('are named with their groups and timed, those left out not among them (vitest)', () => {
    const report = vitest(1, 1, {
      name: 'price.test.ts',
      status: 'failed',
      assertionResults: [test('passed', 'adds up', 12), test('failed', 'is round', 7), test('skipped', 'is odd')],
    })
    expect(vitestOutcome(report, 1)).toMatchObject({
      failedFiles: ['price.test.ts'],
      tests: [
        { title: 'A price › adds up', ms: 12, hasPassed: true, isSecondTry: false },
        { title: 'A price › is round', ms: 7, hasPassed: false, isSecondTry: false },
      ],
    })
  })

  it('say which passed only when their file was run once more', () => {
    const whole = (name: string, status: string, ...assertionResults: object[]) => ({ name, status, assertionResults })
    const first = vitestOutcome(
      vitest(
        2,
        2,
        whole('good.test.ts', 'passed', test('passed', 'is fine')),
        whole(
          'bad.test.ts',
          'failed',
          test('passed', 'adds up'),
          test('failed', 'is round'),
          test('failed', 'is even'),
        ),
        whole('lost.test.ts', 'failed'),
      ),
      1,
    )
    const second = vitestOutcome(
      vitest(
        3,
        1,
        whole(
          'bad.test.ts',
          'failed',
          test('passed', 'adds up'),
          test('passed', 'is round'),
          test('failed', 'is even'),
        ),
        whole('lost.test.ts', 'passed', test('passed', 'loads')),
      ),
      1,
    )
    expect(first).toMatchObject({ passed: 2, failed: 3, failedFiles: ['bad.test.ts', 'lost.test.ts'] })
    const both = withSecondTry(first, second)
    expect(both).toMatchObject({ passed: 4, failed: 1 })
    expect(secondTries([{ name: 'Unit', ms: 0, ...both }])).toEqual([
      'Unit: A price › is round',
      'Unit: A price › loads',
    ])
  })

  it('are named with their groups and condition and timed with all tries, those left out not among them (Playwright)', () => {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      title,
      tests: [{ status, results: durations.map((duration) => ({ duration })), annotations: [] }],
    })
    const flaky = spec('clears the device', 'flaky', 900, 300)
    const annotations = [{ type: 'condition', description: 'slow' }]
    const inner = {
      title: 'Signing out',
      specs: [{ ...flaky, tests: flaky.tests.map((one) => ({ ...one, annotations })) }],
    }
    const suites = [
      { title: 'signOut.spec.ts', specs: [spec('A visit', 'expected', 50), spec('Later', 'skipped')], suites: [inner] },
    ]
    const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 1 }, errors: [], suites })
    expect(playwrightOutcome(report, 0).tests).toEqual([
      { title: 'A visit', ms: 50, isSecondTry: false },
      { title: 'Signing out › clears the device › slow', ms: 1200, isSecondTry: true },
    ])
  })
})

describe('Of all parts', () => {
  const test = (title: string, ms: number, isSecondTry = false) => ({ title, ms, isSecondTry })
  const part = (name: string, ...tests: Result['tests']): Result => ({
    name,
    passed: tests.length,
    failed: 0,
    ms: 0,
    tests,
  })
  const results = [
    part('Types'),
    part('Unit', test('a', 300), test('b', 4000)),
    part('Journeys', test('c', 2000, true), test('d', 90)),
  ]

  it('the slowest tests are told, the slowest first, and none that is fast', () => {
    const [b, c, a] = [
      { part: 'Unit', title: 'b', ms: 4000 },
      { part: 'Journeys', title: 'c', ms: 2000 },
      { part: 'Unit', title: 'a', ms: 300 },
    ]
    expect(slowest(results, 2)).toEqual([b, c])
    expect(slowest(results, 10)).toEqual([b, c, a])
  })

  it('the tests that needed a second try are told by name', () => {
    expect(secondTries(results)).toEqual(['Journeys: c'])
  })
})
