import { permissions } from '@studio/domain/people/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RulesClient, rulesClientFor } from './ask.ts'
import { allCases } from './cases/all.ts'
import type { DocumentCase } from './cases/documents.ts'
import { cells } from './cases/table.ts'

const groups = Object.entries(allCases).map(([title, cases]) => ({ title, cases }))

describe('The rules answer as the table says', () => {
  let client: RulesClient
  beforeAll(async () => {
    client = await rulesClientFor('demo-rules-table', Object.values(allCases).flat())
  })

  describe.each(groups)('$title', ({ cases }) => {
    const rows = cases.map((one) => ({ ...one, verb: one.isAllowed ? 'is allowed' : 'is refused' }))

    it.concurrent.each(rows)('$principal: $operation, $what: $verb', async (row) => {
      expect(await client.ask(row)).toBe(row.isAllowed)
      // Schema and rules must agree.
      const { schemaAllows } = row as Partial<DocumentCase>
      if (schemaAllows !== undefined) expect(schemaAllows).toBe(row.isAllowed)
    })
  })

  it('The table names every collection of the product, with every operation for every person', () => {
    const asked = new Set(
      cells.map(({ path, operation, principal }) => `${path.split('/')[0]} ${operation} ${principal}`),
    )
    expect(asked.size).toBe(Object.keys(permissions).length * 5 * 4)
  })
})
