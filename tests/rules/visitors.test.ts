import { beforeAll, describe, expect, it } from 'vitest'
import { type RulesClient, rulesClientFor } from './ask.ts'
import { visitorCases } from './cases/elsewhere.ts'

/* In a project of its own, because the table stores other copies of these groups. */

describe('Where visitors are led, what is measured of them, and whether they find the site', () => {
  let client: RulesClient
  beforeAll(async () => {
    client = await rulesClientFor('demo-rules-visitors', visitorCases)
  })

  it.each(visitorCases.map((one) => ({ ...one, verb: one.isAllowed ? 'is allowed' : 'is refused' })))(
    '$what: $verb',
    async (row) => expect(await client.ask(row)).toBe(row.isAllowed),
  )
})
