import type { LanguageCode } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { pluralFaults, pluralForms } from './plurals.ts'

test.each<[LanguageCode, string[]]>([
  ['es', ['other', 'one']],
  ['ru', ['many', 'one', 'few']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['ja', ['other']],
])('in %s whole numbers use the plural forms %j', (language, forms) => expect(pluralForms(language)).toEqual(forms))

const faults = (language: LanguageCode, ...keys: string[]) =>
  pluralFaults(
    language,
    keys.map((key) => ({ language, key, text: 'x' })),
  )

test('a counted text has exactly the plural forms that its language uses', () => {
  expect(faults('ru', 'a_one', 'a_few', 'a_many', 'a_other')).toEqual([])
  expect(faults('ru', 'a_one', 'a_other')).toEqual([
    { key: 'a', say: 'the form many is missing' },
    { key: 'a', say: 'the form few is missing' },
  ])
  expect(faults('ja', 'a_one', 'a_other')).toEqual([{ key: 'a', say: 'this language never asks for the form one' }])
})
