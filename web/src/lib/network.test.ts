import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const hear: Record<string, () => void> = {}
/** Sets the browser's hint about its network and fires its event. */
function browserSays(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine })
  hear[onLine ? 'online' : 'offline']?.()
}
let network: typeof import('./network')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    hear[name] = listener
  })
  vi.stubGlobal('navigator', { onLine: true })
  network = await import('./network')
})
afterEach(() => vi.unstubAllGlobals())

describe('the network seems to be gone', () => {
  it('if the browser says so and no server was reached since', () => {
    expect(network.seemsOffline()).toBe(false)
    network.noteReached()
    browserSays(false)
    expect(network.seemsOffline()).toBe(true)
    network.noteReached()
    expect(network.seemsOffline()).toBe(false)
    browserSays(false)
    expect(network.seemsOffline()).toBe(true)
    browserSays(true)
    expect(network.seemsOffline()).toBe(false)
  })

  it('again if an attempt fails after one that reached a server', () => {
    browserSays(false)
    network.noteReached()
    network.noteFailed()
    expect(network.seemsOffline()).toBe(true)
  })

  it('never because of a failed attempt alone', () => {
    network.noteFailed()
    expect(network.seemsOffline()).toBe(false)
  })
})

it('reports when the network seems lost and when it seems to be back', () => {
  const told: string[] = []
  network.onNetworkChange(() => told.push('changed'))
  const stop = network.onNetworkBack(() => told.push('back'))
  browserSays(false)
  network.noteReached()
  network.noteReached()
  stop()
  browserSays(false)
  browserSays(true)
  expect(told).toEqual(['changed', 'changed', 'back', 'changed', 'changed'])
})

it('recognizes a network error by its code, and asks the browser about others', () => {
  const error = (code: string) => Object.assign(new Error('no'), { code })
  for (const code of [network.notReached, 'auth/network-request-failed', 'unavailable'])
    expect(network.isNetworkError(error(code)), code).toBe(true)
  expect(network.isNetworkError(error('permission-denied'))).toBe(false)
  browserSays(false)
  expect(network.isNetworkError(new TypeError('Failed to fetch dynamically imported module'))).toBe(true)
  expect(network.isNetworkError(new DOMException('gone', 'NetworkError'))).toBe(true)
  for (const code of ['permission-denied', 'auth/user-token-expired'])
    expect(network.isNetworkError(error(code)), code).toBe(false)
})

describe('something that needs the network', () => {
  const lost = Object.assign(new Error('no'), { code: 'auth/network-request-failed' })
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is tried again after growing pauses until it is done', async () => {
    const act = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('done')
    const done = network.untilReached(act)
    await vi.advanceTimersByTimeAsync(1000)
    expect(act).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(act).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await done).toBe('done')
  })

  it('is tried at once when the network is back', async () => {
    const act = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('done')
    browserSays(false)
    const done = network.untilReached(act)
    await vi.advanceTimersByTimeAsync(0)
    browserSays(true)
    expect(await done).toBe('done')
  })

  it('is not tried again when it fails for another reason', async () => {
    const act = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/invalid-custom-token' }))
    await expect(network.untilReached(act)).rejects.toThrow('no')
    expect(act).toHaveBeenCalledTimes(1)
  })
})

it('is the only file that reads the browser’s hint', () => {
  const folder = path.resolve(import.meta.dirname, '..')
  const readers = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) =>
    /\bnavigator\.onLine\b/.test(readFileSync(path.join(folder, file), 'utf8')),
  )
  expect(readers).toEqual([path.join('lib', 'network.ts')])
})
