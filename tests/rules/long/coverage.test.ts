import { collections } from '@studio/domain/collections'
import { expect, it } from 'vitest'
import { askAll, type RuleCase, rulesClientFor } from '../ask.ts'
import { allCases } from '../cases/all.ts'
import type { DocumentCase } from '../cases/documents.ts'
import { fieldCells, strayCells } from '../cases/table.ts'
import { readRules } from '../studio.ts'
import { readCoverage, uncovered } from './coverage.ts'

const projectId = 'demo-rules-coverage'

type Row = Partial<DocumentCase> & RuleCase

/**
 * Selects few documents, because the report repeats each one for every expression that has read it. For a single field
 * it takes the rows that only this field's condition refuses. Addresses and days, whose checks have branches, keep more
 * rows. If several fields share a check, one of them keeps all rows.
 */
function isTelling({ field, isAllowed, what, path }: Row) {
  if (!field || path.startsWith(collections.settings) || field === 'visibility') return true
  if (/_[a-z]{2}$/.test(field)) return !isAllowed && /letters|only spaces/.test(what)
  if (field === 'video_url' || field === 'avatar_url') return /javascript/.test(what)
  return !isAllowed || field === 'completion_date' || field === 'image_url' || field === 'loop_url'
}

/**
 * Returns a valid address or day in a document that is refused for a later field, because the rest is already covered.
 */
const cutShort = (row: Row): Row =>
  row.isAllowed && (row.field === 'completion_date' || row.field === 'image_url')
    ? { ...row, fields: { ...row.fields, featured: null } }
    : row

const questions = Object.values(allCases)
  .filter((cases) => cases !== fieldCells && cases !== strayCells)
  .flat()
  .filter(isTelling)
  .map(cutShort)

it('Every condition of the rules is both true and false at least once', { timeout: 300_000 }, async () => {
  await askAll(await rulesClientFor(projectId, questions), questions)
  const conditions = await readCoverage(projectId)
  expect(conditions.length).toBeGreaterThan(500)
  expect(uncovered(conditions, await readRules())).toEqual([])
})
