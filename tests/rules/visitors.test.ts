import { beforeAll, describe, expect, it } from 'vitest'
import { type RulesClient, rulesClientFor } from './ask.ts'
import { visitorCases } from './cases/elsewhere.ts'

/* Uses a Firebase project of its own, because tests/rules/table stores other copies of the settings groups. */

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
