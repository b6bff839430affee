import { beforeAll, describe, expect, it } from 'vitest'
import { type RulesClient, rulesClientFor } from './ask.ts'
import { visitorCases } from './cases/elsewhere.ts'

/* In a separate project, because the table stores other copies of these groups. */

describe('Settings that redirect, measure or exclude visitors', () => {
  let client: RulesClient
  beforeAll(async () => {
    client = await rulesClientFor('demo-rules-visitors', visitorCases)
  })

  it.each(visitorCases.map((one) => ({ ...one, verb: one.isAllowed ? 'is allowed' : 'is refused' })))(
    '$what: $verb',
    async (row) => expect(await client.ask(row)).toBe(row.isAllowed),
  )
})
