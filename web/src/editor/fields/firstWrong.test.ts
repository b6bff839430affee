import { expect, test } from 'vitest'
import { firstWrong } from './firstWrong'

const localized = { required: ['role', 'content'], optional: ['company'] } as const

test.each([
  ['a fact that stands first', ['content_es', 'name'], true, 'name'],
  ['a text before the plain fields that follow', ['name', 'content_it'], false, 'content_it'],
  ['the first language with a gap', ['role_it', 'content_en', 'role_pt'], true, 'content_en'],
  ['the first text of a language', ['content_en', 'role_en'], true, 'role_en'],
  ['an optional text that is too long', ['company_ar'], false, 'company_ar'],
  ['a fact, when all texts are right', ['name'], false, 'name'],
  ['nothing', [], false, undefined],
])('%s', (_, wrong, hasPlainFieldsFirst, name) => expect(firstWrong(wrong, localized, hasPlainFieldsFirst)).toBe(name))
