import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notReached } from '../lib/network'
import { awaitAnswer } from './patience'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

test('An answer that takes a minute is used as long as the site can be reached', async () => {
  const answer = awaitAnswer(after(60_000, 'a token'), async () => true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('a token')
})

test('Without an answer, and with the site out of reach, a call fails for lack of a network', async () => {
  const answer = awaitAnswer(after(60_000, 'a token'), async () => false)
  const failed = expect(answer).rejects.toMatchObject({ code: notReached })
  await vi.advanceTimersByTimeAsync(20_000)
  await failed
})

test('A quick answer asks for nothing else', async () => {
  const isReachable = vi.fn(async () => false)
  expect(await awaitAnswer(Promise.resolve('a token'), isReachable)).toBe('a token')
  await expect(awaitAnswer(Promise.reject(new Error('refused')), isReachable)).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isReachable).not.toHaveBeenCalled()
})
