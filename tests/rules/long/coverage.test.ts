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
 * The report repeats every document for every expression that has looked at it, so what is evaluated to the end is
 * asked for seldom: of the many rows for one field, those that only this field's condition refuses, and the addresses
 * and days whose check has branches; of fields that share a check, one in all its rows.
 */
function isTelling({ field, isAllowed, what, path }: Row) {
  if (!field || path.startsWith(collections.settings) || field === 'visibility') return true
  if (/_[a-z]{2}$/.test(field)) return !isAllowed && /letters|only spaces/.test(what)
  if (field === 'video_url' || field === 'avatar_url') return /javascript/.test(what)
  return !isAllowed || field === 'completion_date' || field === 'image_url' || field === 'loop_url'
}

/** A sound address or day, in a document that is refused for what stands behind it: the rest has been seen. */
const cutShort = (row: Row): Row =>
  row.isAllowed && (row.field === 'completion_date' || row.field === 'image_url')
    ? { ...row, fields: { ...row.fields, featured: null } }
    : row

const questions = Object.values(allCases)
  .filter((cases) => cases !== fieldCells && cases !== strayCells)
  .flat()
  .filter(isTelling)
  .map(cutShort)

it('Every condition of the rules is seen true and seen false', { timeout: 300_000 }, async () => {
  await askAll(await rulesClientFor(projectId, questions), questions)
  const conditions = await readCoverage(projectId)
  expect(conditions.length).toBeGreaterThan(500)
  expect(uncovered(conditions, await readRules())).toEqual([])
})
