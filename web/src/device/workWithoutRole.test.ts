import { dayMs } from '@studio/domain/audit/trashDays'
import { afterEach, expect, it, vi } from 'vitest'
import { hearServerTime, untilServerTime } from '../lib/serverTime'
import { askToKeep, choiceDays, choiceOf, eraseUnkeptWorkAtStart, forgetChoice, noteAsked } from './workWithoutRole'

afterEach(() => {
  vi.useRealTimers()
  forgetChoice('ana')
})

it('keeps unsent work without the role when the device starts with a clock that is 400 days ahead', async () => {
  hearServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
  askToKeep('ana')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * dayMs })
  const asked = await untilServerTime()
  noteAsked('ana', asked)
  // Erasing would reject, because Node has no database.
  await eraseUnkeptWorkAtStart(() => undefined)
  expect(choiceOf('ana')).toEqual({ until: asked + choiceDays * dayMs })
})
