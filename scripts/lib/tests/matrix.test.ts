import { describe, expect, it } from 'vitest'
import { matrix } from './matrix.ts'

const under = (projectName: string, status: string, why?: string) => ({
  ...{ projectName, status, results: [] },
  annotations: why ? [{ type: 'skip', description: why }] : [],
})

describe('The table of tests and conditions', () => {
  it('has a row for each test, names what failed and counts the reasons', () => {
    const suites = [
      {
        title: 'page.spec.ts',
        specs: [{ title: 'opens', tests: [under('slow', 'expected'), under('noCaches', 'unexpected')] }],
        suites: [
          {
            title: 'The form',
            specs: [
              { title: 'is sent', tests: [under('slow', 'flaky'), under('noCaches', 'skipped', 'opens no page')] },
            ],
          },
        ],
      },
    ]
    expect(matrix({ suites })).toEqual([
      '  1 slow',
      '  2 noCaches',
      '  1  2',
      '  ✓  ✗  page.spec.ts › opens',
      '  ✓  –  page.spec.ts › The form › is sent',
      '✗ noCaches: page.spec.ts › opens',
      '– opens no page: 1',
    ])
  })
})
