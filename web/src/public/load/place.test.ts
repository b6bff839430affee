import { describe, expect, it } from 'vitest'
import { pageAt } from './place'

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/de/', 'home'],
    ['/de', 'home'],
    ['/privacy', 'privacy'],
    ['/es/', 'home'],
    ['/es', 'home'],
    ['/de/privacy', 'privacy'],
    ['/es/privacy', 'privacy'],
    ['/de/other', undefined],
    ['/xx/privacy', undefined],
    ['/DE/', undefined],
    ['/any', undefined],
  ])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page))
})
