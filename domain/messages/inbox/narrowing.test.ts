import { expect, test } from 'vitest'
import { isNarrowing, isWithin, type Narrowing } from './narrowing.ts'

const open: Narrowing = { type: '', budget: '', from: undefined, before: undefined }
const reel = { subject: 'reel', budget: 'alto', created_at: 1000 }

test.each<[Partial<Narrowing>, boolean]>([
  [{}, true],
  [{ type: 'reel' }, true],
  [{ type: 'ugc' }, false],
  [{ budget: 'alto' }, true],
  [{ budget: 'bajo' }, false],
  [{ from: 1000 }, true],
  [{ from: 1001 }, false],
  [{ before: 1001 }, true],
  [{ before: 1000 }, false],
  [{ type: 'reel', budget: 'alto', from: 500, before: 1500 }, true],
  [{ type: 'reel', budget: 'bajo', from: 500, before: 1500 }, false],
])('The filters %o match the message: %s', (given, expected) => {
  expect(isWithin({ ...open, ...given }, reel)).toBe(expected)
})

test('A filter is active once any of its parts is set', () => {
  expect(isNarrowing(open)).toBe(false)
  for (const part of [{ type: 'reel' }, { budget: 'alto' }, { from: 1 }, { before: 1 }])
    expect(isNarrowing({ ...open, ...part })).toBe(true)
})
