import { expect, it, vi } from 'vitest'

it('The server’s time is unknown until it answers, and then independent of the device’s clock', async () => {
  // Another test file in this worker may already have learned the server's time.
  vi.resetModules()
  const { bestTime, hearServerTime, serverTime, untilServerTime } = await import('./serverTime')
  expect(serverTime()).toBeUndefined()
  const later = untilServerTime()
  hearServerTime(new Response(null, { headers: { date: 'no date' } }))
  expect(serverTime()).toBeUndefined()
  hearServerTime(new Response(null, { headers: { date: 'Thu, 26 Nov 2026 20:00:00 GMT', age: '60' } }))
  const heard = Date.UTC(2026, 10, 26, 20, 1)
  expect(await later).toBeGreaterThanOrEqual(heard)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 1) })
  expect(serverTime()).toBeLessThan(heard + 60_000)
  expect(bestTime()).toBeLessThan(heard + 60_000)
  vi.useRealTimers()
})
