import { expect, test } from 'vitest'
import { rangeIn } from './byteRange.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=40-500', { from: 40, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=-', undefined],
  ['bytes=-0', undefined],
  ['bytes=100-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
])('The header %s asks for %o of a file of 100 bytes', (header, range) => {
  expect(rangeIn(header, 100)).toEqual(range)
})
