import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playwrightCounts, sum, vitestCounts } from './counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'studio-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const missing = path.join(folder, 'missing.json')
function reportOf(content: unknown) {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('The counts of a part', () => {
  it('are those of the vitest report', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed')]
    const report = reportOf({ numPassedTests: 2, numFailedTests: 1, testResults })
    expect(vitestCounts(report, 1)).toEqual({ passed: 2, failed: 1 })
  })

  it('have a failure for each test file that could not be loaded', () => {
    const testResults = [file('passed', 'passed'), file('failed'), file('failed')]
    const report = reportOf({ numPassedTests: 1, numFailedTests: 0, testResults })
    expect(vitestCounts(report, 1)).toEqual({ passed: 1, failed: 2 })
  })

  it('have one failure when vitest ends badly though no test failed', () => {
    const report = reportOf({ numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] })
    expect(vitestCounts(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  it('are those of the Playwright report, where a test that passed at its second try has passed', () => {
    const report = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] })
    expect(playwrightCounts(report, 1)).toEqual({ passed: 6, failed: 1 })
  })

  it('have one failure when there is no report', () => {
    expect(vitestCounts(missing, 1)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightCounts(missing, 0)).toEqual({ passed: 0, failed: 1 })
  })

  it('add up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 })
    expect(sum([])).toEqual({ passed: 0, failed: 0 })
  })
})
