import { describe, expect, it } from 'vitest'
import { pageAt } from './place'

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/de/', 'home'],
    ['/de', 'home'],
    ['/privacy', 'privacy'],
    ['/de/privacy', undefined],
    ['/es/', undefined],
    ['/any', undefined],
  ])('%s is %s', (path, page) => expect(pageAt(path)).toBe(page))
})
