import { dayMs } from '@studio/domain/audit/trashDays'
import { afterEach, expect, it, vi } from 'vitest'
import { hearServerTime } from '../lib/serverTime'
import { askToKeep, choiceOf, eraseUnkeptWorkAtStart, forgetChoice, noteAsked } from './workWithoutRole'

afterEach(() => {
  vi.useRealTimers()
  forgetChoice('ana')
})

it('keeps unsent work without the role when the device starts with a clock that is 400 days ahead', async () => {
  hearServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
  askToKeep('ana')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * dayMs })
  const choice = await noteAsked('ana')
  expect(choice).toEqual({ until: expect.any(Number) })
  // Erasing would reject, because Node has no database.
  await eraseUnkeptWorkAtStart(() => undefined)
  expect(choiceOf('ana')).toEqual(choice)
})
