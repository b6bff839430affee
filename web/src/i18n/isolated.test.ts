import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { interpolation, variablesInTexts } from './interpolation.ts'
import { formatNames, isolated } from './isolated.ts'

test.each([
  ['an Arabic name in Spanish', 'es', 'محمد', '\u2068محمد\u2069'],
  ['a mixed name in Spanish', 'es', 'Café محمد', '\u2068Café محمد\u2069'],
  ['a Spanish name in Spanish', 'es', 'Ana', 'Ana'],
  ['a Japanese name in German', 'de', '山田', '山田'],
  ['a Latin name in Arabic', 'ar', 'Café Aurora 2', '\u2068Café Aurora 2\u2069'],
  ['an Arabic name in Arabic', 'ar', 'محمد', 'محمد'],
  ['a number in Arabic', 'ar', '12', '12'],
  ['text that is already isolated', 'es', 'a \u2068محمد\u2069', 'a \u2068محمد\u2069'],
] as const)('isolated() marks %s only if its direction differs', (_, language, text, result) => {
  expect(isolated(language, text)).toBe(result)
})

test('Names of other scripts keep their places in a list', () => {
  expect(formatNames('es', ['Ana', 'محمد', 'Luis'])).toBe('Ana, \u2068محمد\u2069 y Luis')
})

test('A name of another script is isolated in the console’s texts, not in visitors’', async () => {
  const console = { admin: { history: { openOf: 'Historial de «{{name}}»' } } }
  const instance = createInstance().use(variablesInTexts)
  await instance.init({
    lng: 'es',
    resources: { es: { console, public: { chat: { contact: 'Hola, soy {{name}}' } } } },
    interpolation,
  })
  const name = 'محمد'
  expect(instance.getFixedT('es', 'console')('admin.history.openOf', { name })).toBe('Historial de «\u2068محمد\u2069»')
  expect(instance.getFixedT('es', 'public')('chat.contact', { name })).toBe('Hola, soy محمد')
})
