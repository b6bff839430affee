import { expect, test } from 'vitest'
import { coreTerms, missingTerms, strayKeys } from './coreTerms.ts'

test('a menu entry or title says the one word for its thing', () => {
  const key = 'console:admin.history.trash.title'
  expect(missingTerms({ language: 'fr', key, text: 'Poubelle' })).toEqual(['trash is “Corbeille”'])
  expect(missingTerms({ language: 'fr', key, text: 'Corbeille' })).toEqual([])
  expect(missingTerms({ language: 'fr', key: 'console:admin.history.text', text: 'Poubelle' })).toEqual([])
})

test('a word within a title will do, however it is written', () => {
  const key = 'console:admin.lists.importExport.back.title'
  expect(missingTerms({ language: 'en', key, text: 'Restore a Backup' })).toEqual([])
})

test('a key that no dictionary has is found', () => {
  const keys = coreTerms.flatMap((term) => term.keys)
  expect(strayKeys(new Set(keys))).toEqual([])
  expect(strayKeys(new Set(keys.slice(1)))).toEqual([keys[0]])
})
