import { expect, test } from 'vitest'
import { isVersion, lastVersions, partIdOf, versionId } from './versions.ts'

const row = (id: string, order_position = 0, list = '', visibility = 'visible') => ({
  ...{ id, order_position, list, visibility },
  title_es: id,
})
const shown = (...rows: ReturnType<typeof row>[]) =>
  lastVersions(rows).map(({ id, title_es, order_position }) => `${id} ${order_position}: ${title_es}`)

test('A part without versions is shown as it is stored', () =>
  expect(shown(row('hero'), row('faqs-3', 3, 'faqs'))).toEqual(['hero 0: hero', 'faqs-3 3: faqs-3']))

test('The last version replaces the texts of its part', () =>
  expect(shown(row('hero', 7), row('hero--a', 1), row('hero--b', 2))).toEqual(['hero 7: hero--b']))

test('An item keeps its place in the list, whatever the place of its version', () =>
  expect(shown(row('faqs-3', 3, 'faqs'), row('faqs-3--a', 9, 'faqs'))).toEqual(['faqs-3 3: faqs-3--a']))

test('A removed item stays removed', () =>
  expect(shown(row('faqs-3', 3, 'faqs', 'hidden'), row('faqs-3--a', 9, 'faqs'))).toEqual(['faqs-3 3: faqs-3']))

test('A version applies even if its part has no visible document yet, but not if its item is gone', () => {
  expect(shown(row('hero--a', 1))).toEqual(['hero 1: hero--a'])
  expect(shown(row('x--a', 1, 'faqs'))).toEqual([])
})

test('A version’s name contains its part’s name, even if it is made from another version', () => {
  expect(versionId('faqs-3', 'a')).toBe('faqs-3--a')
  expect(versionId('faqs-3--a', 'b')).toBe('faqs-3--b')
  expect([isVersion('faqs-3--a'), isVersion('faqs-3')]).toEqual([true, false])
  expect(partIdOf('faqs-3--a')).toBe('faqs-3')
})
