import { expect, test } from 'vitest'
import { against } from './stillToMend.ts'

const finding = (key: string) => ({ language: 'fr', rule: 'colon', key, text: '', say: '' }) as const

test('what is new is told from what is on the list, and what has been mended must leave it', () => {
  const { fresh, mended } = against(['fr colon a', 'fr colon gone'], [finding('a'), finding('b')])
  expect(fresh).toEqual([finding('b')])
  expect(mended).toEqual(['fr colon gone'])
})
