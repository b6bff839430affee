import { emptySection, type Section } from '@studio/domain/content/page/section'
import { expect, test } from 'vitest'
import { allItems, listOfPart, newItem, placesFor, withNewItem } from './listItems'

const row = (id: string, order_position: number) => ({ ...emptySection, id, list: 'faqs', order_position }) as Section
const moved = (rows: readonly Section[], from: number, to: number) => {
  const items = allItems('faqs', rows)
  items.splice(to, 0, ...items.splice(from, 1))
  return items
}

test('Moving a default question stores only the two places that change', () =>
  expect(placesFor('faqs', moved([], 1, 0)).map(({ id, order_position }) => `${id} ${order_position}`)).toEqual([
    'faqs-1 0',
    'faqs-0 1',
  ]))

test('A new question that moves up trades places with the one before', () => {
  const items = moved([row('new', 8)], 8, 7)
  const places = placesFor('faqs', items)
  expect(places.map(({ id, order_position }) => `${id} ${order_position}`)).toEqual(['new 7', 'faqs-7 8'])
  expect(places.map(({ row }) => row?.id)).toEqual(['new', undefined])
})

test('An untouched list needs no document', () => expect(placesFor('faqs', allItems('faqs', []))).toEqual([]))

test('Every item knows its list, and other parts have none', () => {
  expect(listOfPart('faqs-0', undefined)).toBe('faqs')
  expect(listOfPart(newItem('services'), undefined)).toBe('services')
  expect(listOfPart('x', row('x', 1))).toBe('faqs')
  expect(listOfPart('hero', undefined)).toBeUndefined()
})

test('A new question goes to its place, and those after it make room', () => {
  const id = newItem('faqs', 'faqs-5')
  const places = placesFor('faqs', withNewItem('faqs', [], id))
  expect(places.map((place) => `${place.id} ${place.order_position}`)).toEqual([`${id} 6`, 'faqs-6 7', 'faqs-7 8'])
})

test('A new question without a place goes to the end, and a later version is no item', () => {
  const id = newItem('faqs')
  const items = withNewItem('faqs', [row('faqs-0--a', 3)], id)
  expect(items).toHaveLength(9)
  expect(items.at(-1)?.id).toBe(id)
})
