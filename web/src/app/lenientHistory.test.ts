import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeHistoryLenient } from './lenientHistory'

/** A history that rejects steps while `isFull` and records the accepted ones. */
function newHistory() {
  const taken: string[] = []
  const step = (kind: string) => (state: unknown, _: string, address?: string | URL | null) => {
    if (typeof state === 'function') throw new DOMException('no clone', 'DataCloneError')
    if (fake.isFull) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    taken.push(`${kind} ${address}`)
  }
  const fake = { isFull: false, pushState: step('push'), replaceState: step('replace') }
  makeHistoryLenient(fake as unknown as History)
  return { fake, taken }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('Address changes that the browser refuses do not throw, and the last one is retried', () => {
  const { fake, taken } = newHistory()
  fake.replaceState(null, '', '/a')
  fake.isFull = true
  fake.replaceState(null, '', '/b')
  fake.replaceState(null, '', '/c')
  vi.advanceTimersByTime(5000)
  expect(taken).toEqual(['replace /a'])
  fake.isFull = false
  vi.advanceTimersByTime(1000)
  expect(taken).toEqual(['replace /a', 'replace /c'])
  vi.advanceTimersByTime(60_000)
  expect(taken).toHaveLength(2)
})

test('A refused push remains a push if another address replaces it before the retry', () => {
  const { fake, taken } = newHistory()
  fake.isFull = true
  fake.pushState(null, '', '/b')
  fake.replaceState(null, '', '/c')
  fake.isFull = false
  vi.advanceTimersByTime(1000)
  fake.replaceState(null, '', '/d')
  expect(taken).toEqual(['push /c', 'replace /d'])
})

test('A state that cannot be stored is still an error', () => {
  const { fake } = newHistory()
  expect(() => fake.pushState(() => undefined, '', '/b')).toThrow('no clone')
})
