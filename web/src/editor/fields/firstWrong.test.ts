import { expect, test } from 'vitest'
import { firstWrong } from './firstWrong'

const localized = { required: ['role', 'content'], optional: ['company'] } as const

test.each([
  ['a plain field that comes first', ['content_es', 'name'], true, 'name'],
  ['a text before the plain fields that follow', ['name', 'content_it'], false, 'content_it'],
  ['the first language with a gap', ['role_it', 'content_en', 'role_pt'], true, 'content_en'],
  ['the first text of a language', ['content_en', 'role_en'], true, 'role_en'],
  ['an optional text that is too long', ['company_ar'], false, 'company_ar'],
  ['a plain field, if all texts are valid', ['name'], false, 'name'],
  ['nothing', [], false, undefined],
])('%s', (_, wrong, hasPlainFieldsFirst, name) => expect(firstWrong(wrong, localized, hasPlainFieldsFirst)).toBe(name))
