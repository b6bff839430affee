import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oneRun, withTimeout } from './oneRun'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a function that starts a piece of work, and the list of started ones, which the test settles. */
function works() {
  const started: PromiseWithResolvers<string>[] = []
  const start = () => {
    const work = Promise.withResolvers<string>()
    started.push(work)
    return work.promise
  }
  return { started, start }
}

test('An answer after the timeout is used by the next call, and nothing is started twice', async () => {
  const { started, start } = works()
  const run = oneRun<string>()
  const first = run('batch', start, 25)
  vi.advanceTimersByTime(25)
  await expect(first).rejects.toThrow('no answer in time')
  started[0]?.resolve('stored')
  await expect(run('batch', start, 25)).resolves.toBe('stored')
  expect(started).toHaveLength(1)
})

test('Even a refusal that comes after the timeout is used by the next call', async () => {
  const { started, start } = works()
  const run = oneRun<string>()
  const first = run('batch', start, 25)
  vi.advanceTimersByTime(25)
  await expect(first).rejects.toThrow('no answer in time')
  started[0]?.reject(new Error('refused'))
  await expect(run('batch', start, 25)).rejects.toThrow('refused')
  void run('batch', start, 25).catch(() => undefined)
  expect(started).toHaveLength(2)
})

test.each([
  ['another key', 'other', 0],
  ['the same key, once the first run is given up', 'batch', 125],
])('A new run starts for %s', async (_, key, waited) => {
  const { started, start } = works()
  const run = oneRun<string>()
  const first = run('batch', start, 25)
  vi.advanceTimersByTime(25)
  await expect(first).rejects.toThrow('no answer in time')
  vi.advanceTimersByTime(waited)
  void run(key, start, 25).catch(() => undefined)
  expect(started).toHaveLength(2)
})

test('A run that has settled in time is not used again', async () => {
  const { started, start } = works()
  const run = oneRun<string>()
  const first = run('batch', start, 25)
  started[0]?.resolve('stored')
  await first
  void run('batch', start, 25).catch(() => undefined)
  expect(started).toHaveLength(2)
})

test('withTimeout returns an answer that is in time', async () => {
  await expect(withTimeout(Promise.resolve('here'), 25)).resolves.toBe('here')
})
