import { expect, test } from 'vitest'
import { defaultPrices, type Prices } from '../../offers/prices.ts'
import { partsNaming } from './partsNaming.ts'
import { emptySection, type Section } from './section.ts'

const defaults: Readonly<Record<string, string>> = {
  'hero.title': 'Tu video',
  'hero.subtitle': 'En {{deliveryTime}}, con {{revisions}}',
  'hero.values.formats.text': 'Salidas en 9:16, 1:1 y 16:9',
  'faqs.items.1.answer': 'Starter Reels incluye 2 revisiones, Comercial 3. Cada ronda cuesta {{round}}.',
}
const row = (id: string, texts: Partial<Section>) => ({ ...emptySection, order_position: 0, ...texts, id }) as Section
const found = (changes: Partial<Prices>, ...rows: Section[]) =>
  partsNaming({ ...defaultPrices, ...changes }, [defaultPrices], rows, (key) => defaults[key] ?? '')

const faster = { delivery_hours_from: 24, delivery_hours_to: 36 }

test('Default texts with variables follow the price list, so none is named', () => expect(found(faster)).toEqual([]))

test('A default text that names the old number is named', () =>
  expect(found({ intermediate_revisions: 5 })).toEqual(['faqs-1']))

test.each<[string, string, boolean]>([
  ['with the old number', 'Entregamos en 48 horas', true],
  ['with a number in words', 'Entregamos en dos o tres días', true],
  ['with the new number', 'Entregamos en 24 a 36 horas', false],
  ['with the variables', 'Entregamos en {{deliveryTime}}', false],
])('The owner’s text %s is named or not: %s', (_, text_es, isNamed) =>
  expect(found(faster, row('hero', { text_es }))).toEqual(isNamed ? ['hero'] : []),
)

test('An added question, and any language, is searched', () => {
  expect(found(faster, row('x', { list: 'faqs', text_ja: '72時間で納品' }))).toEqual(['x'])
  expect(found({ basic_price: 17.5 }, row('x', { list: 'faqs', text_en: 'From 15 dollars' }))).toEqual(['x'])
})

test('A later version of a part is searched', () =>
  expect(found(faster, row('hero--x', { text_es: 'En dos días' }))).toEqual(['hero--x']))

test('Longer numbers, ratios and names are not the old number', () =>
  expect(found({ basic_formats: 4 }, row('hero', { title_es: '1:1, 10, 1.5, H1 y 100' }))).toEqual([]))

test('While nothing differs, no text is named', () =>
  expect(found({}, row('hero', { text_es: 'En 48 a 72 horas' }))).toEqual([]))
