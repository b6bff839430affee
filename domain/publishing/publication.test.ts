import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isDue, Publication, pauseAfter } from './publication.ts'

const now = 1_000_000
const published = { changed_at: 5, covered: 5, build: 'b' }
const due = (stored: object) => isDue(v.parse(Publication, { id: 'state', ...stored }), 'b', now)

describe('A publication', () => {
  it.each<[string, object, boolean]>([
    ['is due on a new site', {}, true],
    ['is not due if nothing changed', published, false],
    ['is due after a change', { ...published, changed_at: 6 }, true],
    ['is due with a new build', { ...published, build: 'a' }, true],
    ['is due when a planned day begins', { ...published, next_at: now }, true],
    ['is not due before a planned day', { ...published, next_at: now + 1 }, false],
    ['is not due while another run works', { changed_at: 6, lease_until: now + 1 }, false],
    ['is due when the lease of a killed run ends', { changed_at: 6, lease_until: now }, true],
    ['is not due before the pause after a failure ends', { changed_at: 6, retry_at: now + 1 }, false],
    ['is due after that pause', { changed_at: 6, retry_at: now }, true],
    ['is due while visitors do not get it', { ...published, failure: 'notLive' }, true],
    ['is due when an earlier release is wanted', { ...published, wanted: { release: 'a', by: 'ana', at: 1 } }, true],
    [
      'is not due while an earlier release is live',
      { ...published, restored: { release: 'a', by: 'ana', at: 1 } },
      false,
    ],
    [
      'is not due if a change from before the return to an earlier release is noted late',
      { ...published, changed_at: 6, restored: { release: 'a', by: 'ana', at: 7 } },
      false,
    ],
    [
      'is due after a change since the return to an earlier release',
      { ...published, changed_at: 8, restored: { release: 'a', by: 'ana', at: 7 } },
      true,
    ],
    ['is due if its document is unreadable', { changed_at: 'x', pages: 3 }, true],
  ])('%s', (_, stored, expected) => {
    expect(due(stored)).toBe(expected)
  })

  it('is retried after growing pauses, and at least every quarter of an hour', () => {
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 900_000])
  })
})
