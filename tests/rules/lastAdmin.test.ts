import { roleId } from '@studio/domain/people/user'
import { expect, it } from 'vitest'
import { roleDocument } from '../support/factories.ts'
import { openRulesClient } from './ask.ts'
import { someAtATime } from './someAtATime.ts'
import { readRules } from './studio.ts'

const isLong = process.env.FUZZ === 'long'
const races = isLong ? 1000 : 50
const path = (uid: string) => `user_roles/${roleId(uid)}`

it(`If two admins remove each other’s role, one is left, in ${races} of ${races} races`, {
  timeout: isLong ? 600_000 : 60_000,
}, async () => {
  const client = await openRulesClient('demo-rules-last-admin')
  await client.setRules(await readRules())
  const outcomes = { none: 0, one: 0, both: 0 }
  const run = async (race: number) => {
    const [one, other] = [`one-${race}`, `other-${race}`]
    await client.store(new Map([one, other].map((uid) => [path(uid), { ...roleDocument(uid) }])))
    await Promise.all([client.remove(path(other), one), client.remove(path(one), other)])
    const left = await Promise.all([one, other].map((uid) => client.isThere(path(uid))))
    outcomes[left.every(Boolean) ? 'both' : left.some(Boolean) ? 'one' : 'none'] += 1
  }
  // Two transactions can wait for each other until the emulator aborts one. Other races continue meanwhile.
  await someAtATime(25, [...Array(races).keys()], run)
  expect(outcomes.none).toBe(0)
  // They do race: nearly always one of them loses.
  expect(outcomes.one).toBeGreaterThan(races / 2)
})
