import { afterEach, describe, expect, it, vi } from 'vitest'
import { localStore } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
/** Kinds of local storage that a browser may provide, and why they fail. */
const storages: readonly [why: string, PropertyDescriptor][] = [
  ['the setting blocks it: naming it throws', { get: refused }],
  ['a web view has none', { value: null }],
  ['the device is full', { value: { getItem: () => null, setItem: refused, removeItem: () => undefined } }],
]

describe.each(storages)('Local storage that stores nothing because %s', (_, area) => {
  it('keeps texts as long as the page lives', () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...area })
    localStore.write('key', 'text')
    expect(localStore.read('key')).toBe('text')
    expect(localStore.keys()).toContain('key')
    localStore.write('key', null)
    expect(localStore.read('key')).toBeNull()
  })
})

describe('Local storage that stores texts', () => {
  it('is read and written directly, and a text that had no room is replaced by one that fits', () => {
    const kept = new Map<string, string>()
    let isFull = true
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => (isFull ? refused() : kept.set(key, text)),
      removeItem: (key: string) => kept.delete(key),
    })
    localStore.write('key', 'first')
    isFull = false
    localStore.write('key', 'second')
    expect(kept.get('key')).toBe('second')
    kept.set('key', 'of another tab')
    expect(localStore.read('key')).toBe('of another tab')
    expect(localStore.isRefused()).toBe(false)
  })
})
