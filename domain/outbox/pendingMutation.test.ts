import { expect, test } from 'vitest'
import { collections } from '../collections.ts'
import { isPicture, revOf } from './pendingMutation.ts'

test('An uploaded picture is recognized by its path', () => {
  expect(isPicture(`${collections.media}/a`)).toBe(true)
  expect(isPicture(`${collections.projects}/a`)).toBe(false)
})

test('The revision of a document without a readable one is empty', () => {
  expect(revOf({ rev: 'r1' })).toBe('r1')
  expect(revOf({ rev: 1 })).toBe('')
  expect(revOf({})).toBe('')
})
