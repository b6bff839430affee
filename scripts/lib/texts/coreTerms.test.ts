import { expect, test } from 'vitest'
import { coreTerms, missingTerms, strayKeys } from './coreTerms.ts'

test('a menu entry or title uses the one term for its thing', () => {
  const key = 'console:admin.history.trash.title'
  expect(missingTerms({ language: 'fr', key, text: 'Poubelle' })).toEqual(['trash is “Corbeille”'])
  expect(missingTerms({ language: 'fr', key, text: 'Corbeille' })).toEqual([])
  expect(missingTerms({ language: 'fr', key: 'console:admin.history.text', text: 'Poubelle' })).toEqual([])
})

test('a term within a title is enough, in any case and form', () => {
  const key = 'console:admin.lists.importExport.back.title'
  expect(missingTerms({ language: 'en', key, text: 'Restore a Backup' })).toEqual([])
})

test('a key that no dictionary has is found', () => {
  const keys = coreTerms.flatMap((term) => term.keys)
  expect(strayKeys(new Set(keys))).toEqual([])
  expect(strayKeys(new Set(keys.slice(1)))).toEqual([keys[0]])
})
