import { expect, test } from 'vitest'
import { type Code, catalogue, exitCodeOf, finding } from './finding.ts'

const codes = Object.keys(catalogue) as Code[]

test('every finding gives one command or one click that fixes it', () => {
  for (const code of codes) {
    const { fix, byHand } = finding(code, {})
    expect.soft(`${fix} ${byHand}`, code).toMatch(/npm run|https:\/\/|npx firebase|in the console|Wait|Set|Check/)
  }
})

test('a finding names what is concerned', () => {
  const { what, byHand } = finding('billing-off', { project: 'montaje' })
  expect(what).toContain('billing account')
  expect(byHand).toContain('?project=montaje')
})

test('the exit code tells errors from warnings and notes', () => {
  expect(exitCodeOf([])).toBe(0)
  expect(exitCodeOf([{ severity: 'info' }])).toBe(0)
  expect(exitCodeOf([{ severity: 'info' }, { severity: 'warning' }])).toBe(1)
  expect(exitCodeOf([{ severity: 'warning' }, { severity: 'error' }])).toBe(2)
})
