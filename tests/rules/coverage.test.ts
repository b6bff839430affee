import { expect, it } from 'vitest'
import { askAll, deskFor, type RuleCase } from './ask.ts'
import { allCases } from './cases/all.ts'
import type { DocumentCase } from './cases/documents.ts'
import { fieldCells, strayCells } from './cases/table.ts'
import { readCoverage, uncovered } from './coverage.ts'
import { readRules } from './studio.ts'

const projectId = 'demo-rules-coverage'

/**
 * The report repeats every document for every expression that has looked at it, so what is evaluated to the end is
 * asked for seldom: of the many rows for one field, those that only this field's condition refuses, and the addresses
 * and days whose check has branches.
 */
function isTelling({ field, isAllowed, what, path }: Partial<DocumentCase> & RuleCase) {
  if (!field || path.startsWith('site_settings')) return true
  if (/_[a-z]{2}$/.test(field)) return !isAllowed && /letters|only spaces/.test(what)
  return !isAllowed || field === 'completion_date' || field === 'image_url'
}

const questions = Object.values(allCases)
  .filter((cases) => cases !== fieldCells && cases !== strayCells)
  .flat()
  .filter(isTelling)

it('Every condition of the rules is seen true and seen false', { timeout: 120_000 }, async () => {
  await askAll(await deskFor(projectId, questions), questions)
  const conditions = await readCoverage(projectId)
  expect(conditions.length).toBeGreaterThan(500)
  expect(uncovered(conditions, await readRules())).toEqual([])
})
