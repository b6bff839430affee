import { expect, test } from 'vitest'
import { changedNames, changedSince, fieldNameOf, nameOfDocument, titlesOf } from './describe.ts'
import type { Change } from './pendingMutation.ts'

test.each([
  ['title_fr', { field: 'title', language: 'fr' }],
  ['client_role_zh', { field: 'client_role', language: 'zh' }],
  ['client_name', { field: 'client_name' }],
  ['image_url', { field: 'image_url' }],
  ['value.email', { field: 'email' }],
])('fieldNameOf(%s) has field and language', (name, spoken) => expect(fieldNameOf(name)).toEqual(spoken))

const change = (given: Partial<Change>): Change => ({
  kind: 'update',
  path: 'p/1',
  fields: {},
  before: {},
  name: '',
  ...given,
})

test('changedNames lists only fields that really change', () => {
  const settings = change({
    fields: { key: 'contact_info', value: { email: 'x', phone: 'b' }, updated_by: 'me' },
    before: { value: { email: 'a', phone: 'b' } },
  })
  expect(changedNames(settings)).toEqual(['value.email'])
  expect(changedNames(change({ fields: { title_fr: 'x', featured: true } }))).toEqual(['title_fr', 'featured'])
  expect(changedNames(change({ fields: { value: { email: 'x' } } }))).toEqual(['value.email'])
  expect(changedNames(change({ kind: 'create', fields: { title_fr: 'x' } }))).toEqual([])
})

test('a new place in its list does not count as a change of a document’s content', () => {
  const copy = { title_es: 'a', order_position: 1 }
  const stored = { title_es: 'b', order_position: 2 }
  expect(changedSince(change({ kind: 'delete' }), copy, stored)).toEqual(['title_es'])
})

test('a document is called by its title, its client or its group', () => {
  expect(nameOfDocument('portfolio_projects/p', { title_es: 'Café', client_name: 'Ana' })).toBe('Café')
  expect(nameOfDocument('testimonials/t', { client_name: 'Ana' })).toBe('Ana')
  expect(nameOfDocument('contact_messages/m', { name: 'Luis' })).toBe('Luis')
  expect(nameOfDocument('site_settings/site_info', {})).toBe('site_info')
  expect(nameOfDocument('portfolio_projects/p', { title_es: ' ' })).toBe('')
})

test('titlesOf returns the titles that are not empty', () => {
  expect(titlesOf({ title_es: 'Café', title_fr: ' ', title_ar: 'مقهى', client_name: 'Ana' })).toEqual({
    es: 'Café',
    ar: 'مقهى',
  })
  expect(titlesOf({ client_name: 'Ana' })).toBeUndefined()
})
