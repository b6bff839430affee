import { defaultPrices } from '@studio/domain/offers/prices'
import { expect, test } from 'vitest'
import { formatPrice } from '../../../i18n/format'
import { shownNumber } from './shownNumber'
import { sourceOf } from './sourceOf'

const price = (usd: number) => formatPrice('es', usd)

test.each<[string | undefined, string, string | undefined]>([
  [undefined, price(22), 'intermediate_price'],
  [undefined, price(140), 'pack_1_basic'],
  ['pricing.pack', '20 videos', 'pack_2_quantity'],
  ['pricing.duration.upTo', 'hasta 30 s', 'basic_seconds'],
  ['pricing.duration.between', '31–60 s', 'intermediate_seconds'],
  ['pricing.cells.formats', '3 formatos', 'advanced_formats'],
  ['pricing.cells.stock.upTo', 'Hasta 5', 'intermediate_stock_clips'],
  ['units.hours', '48–72 horas', 'basic_delivery_from'],
  ['units.days', '5–7 días', 'long_form_days_from'],
  // A price per video in a pack is not a number of the list.
  [undefined, price(12.5), undefined],
])('The text %s “%s” shows the number %s', (key, text, name) => {
  expect(shownNumber(key, text, defaultPrices)).toBe(name)
  expect(sourceOf(key, text, defaultPrices)).toEqual({ part: 'prices/current', field: name, isItem: false })
})

test('Without a currency or a mark, a text has no source', () =>
  expect(sourceOf(undefined, '9:16', defaultPrices)).toBeUndefined())

test('A sentence with a number belongs to its own part', () => {
  expect(sourceOf('hero.subtitle', 'En 48 a 72 horas', defaultPrices)).toMatchObject({ part: 'sections/hero' })
  expect(sourceOf('pricing.packsBadge', 'Ahorra hasta 20%', defaultPrices)?.part).toBe('sections/plans-packs')
})
