import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyEmpty } from './verifyEmpty'

const nothing = { empty: true, metadata: { fromCache: false } }
const nothingHere = { empty: true, metadata: { fromCache: true } }
const rows = { empty: false, metadata: { fromCache: false } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Listens like the store; `say` plays the SDK. */
function listening(count: () => Promise<number>) {
  const heard: (typeof rows | 'doubt')[] = []
  const told = { opened: 0, listeners: 0, counts: 0, say: (_: typeof rows) => {} }
  const stop = verifyEmpty(
    (hear) => {
      told.opened += 1
      told.listeners += 1
      told.say = hear
      return () => (told.listeners -= 1)
    },
    () => {
      told.counts += 1
      return count()
    },
    (snapshot) => heard.push(snapshot),
    () => heard.push('doubt'),
  )
  return { heard, told, stop }
}
const soon = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(1000)

describe('a list that begins empty', () => {
  it('counts as empty if the server has counted no documents', async () => {
    const { heard, told } = listening(async () => 0)
    told.say(nothing)
    expect(heard).toEqual(['doubt'])
    await soon()
    expect(heard).toEqual(['doubt', nothing])
    told.say(nothing)
    expect(heard).toEqual(['doubt', nothing, nothing])
    expect(told.counts).toBe(1)
  })

  it('is not shown, but listened to again, while the server has documents', async () => {
    const { heard, told } = listening(async () => 15)
    told.say(nothing)
    told.say(nothing)
    await later()
    expect(heard).toEqual(['doubt', 'doubt'])
    expect([told.opened, told.listeners]).toEqual([2, 1])
    told.say(nothing)
    told.say(rows)
    await later()
    expect(heard).toEqual(['doubt', 'doubt', 'doubt', rows])
    expect(told.counts).toBe(2)
  })

  it('is replaced if its documents arrive before the count', async () => {
    const { heard, told } = listening(async () => 15)
    told.say(nothing)
    told.say(rows)
    await later()
    expect(heard).toEqual(['doubt', rows])
    expect(told.listeners).toBe(1)
  })

  it('counts as empty if it cannot be counted', async () => {
    const { heard, told } = listening(() => Promise.reject(new Error('no network')))
    told.say(nothing)
    await soon()
    expect(heard).toEqual(['doubt', nothing])
  })

  it('no longer counts as verified if the network was lost meanwhile', async () => {
    const { heard, told } = listening(async () => 0)
    told.say(nothing)
    told.say(nothingHere)
    await soon()
    expect(heard).toEqual(['doubt', nothingHere])
    told.say(nothing)
    await soon()
    expect(heard).toEqual(['doubt', nothingHere, 'doubt', nothing])
  })

  it('stays without effect once nobody listens', async () => {
    for (const found of [0, 15]) {
      const { heard, told, stop } = listening(async () => found)
      told.say(nothing)
      stop()
      await later()
      expect(heard).toEqual(['doubt'])
      expect(told.listeners).toBe(0)
    }
  })
})

it('a list that had rows may become empty without a count', async () => {
  const { heard, told } = listening(async () => 0)
  told.say(rows)
  told.say(nothing)
  expect(heard).toEqual([rows, nothing])
  expect(told.counts).toBe(0)
})
