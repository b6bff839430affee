import type { LanguageCode } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { changedConstants } from './constants.ts'
import { looseBraces, strayVariables, uncounted, variableFaults } from './variables.ts'

const text = (language: LanguageCode, text: string, key = 'console:a') => ({ language, key, text })

test.each<[LanguageCode, string]>([
  ['es', 'Enviando {{n}} cambios'],
  ['ru', 'Просмотрено {{n}} из {{total}} сообщений'],
  ['ar', 'شمل البحث {{total}} رسالة'],
  ['de', '{{count}}\u00a0Dateien'],
])('In %s "%s" lacks plural forms', (language, words) => {
  expect(uncounted(text(language, words))).toBe(true)
  expect(uncounted(text(language, words, 'console:a_other'))).toBe(false)
})

test.each<[LanguageCode, string, string?]>([
  ['es', '{{n}} de {{total}}'],
  ['es', 'Cargar {{n}} más'],
  ['es', 'Enviando: {{n}}. Espera'],
  ['zh', '共 {{n}} 条消息'],
  ['es', 'al menos {{nameMin}} caracteres'],
  ['ru', 'в течение {{days}} дней', 'console:admin.history.trash.text'],
])('In %s "%s" needs none', (language, words, key) => expect(uncounted(text(language, words, key))).toBe(false))

test('a text has the same variables as the Spanish one; a plural form for one or two may omit the number', () => {
  expect(strayVariables(text('fr', '{{nom}}'), '{{name}}')).toEqual(['nom', 'name'])
  expect(strayVariables(text('fr', 'Message de {{name}}'), 'Mensaje de {{name}}')).toEqual([])
  expect(strayVariables(text('ar', 'رسالة واحدة', 'console:a_one'), '{{n}} mensajes')).toEqual([])
  expect(strayVariables(text('ar', '{{total}} رسالة', 'console:a_two'), '{{n}} mensajes')).toEqual(['total'])
})

test('a form that Spanish lacks is compared with the one for all numbers', () => {
  const spanish = text('es', '{{n}} mensajes', 'console:a_other')
  expect(variableFaults([spanish, text('ru', '{{x}} сообщений', 'console:a_many')]).map(({ rule }) => rule)).toEqual([
    'variables',
  ])
})

test('a constant that changed after its texts were written is found', () =>
  expect(changedConstants({ a: { number: 30, writtenFor: 30 }, b: { number: 60, writtenFor: 30 } })).toEqual(['b']))

test('braces stand around a variable alone', () => {
  expect(looseBraces('da {{budget}} in su')).toBe(false)
  expect(looseBraces('da {{{{budget}}}} in su')).toBe(true)
  expect(looseBraces('da {budget} in su')).toBe(true)
})
