import { expect, test } from 'vitest'
import draft from '../../../../tests/fixtures/kept/draft-1.json'
import entry from '../../../../tests/fixtures/kept/outboxEntry-1.json'
import { nameIn } from './nameIn'

test.each<[string, unknown, string | undefined]>([
  ['an entry', entry, 'Viaje al sur es'],
  ['a draft of a project', draft, 'Viaje al sur es'],
  ['a draft of a testimonial', { values: { values: { client_name: 'Ana', title: '' } } }, 'Ana'],
  ['an empty name', { changes: [{ name: ' ', fields: { title_es: 'Faro' } }] }, 'Faro'],
  ['a list', [null, { name: 'Faro' }], 'Faro'],
  ['what has no name', { at: 1, values: { values: 'a text', confirmed: 7 } }, undefined],
  ['a name that is no text', { name: 7 }, undefined],
  ['a text', 'Faro', undefined],
  ['nothing', null, undefined],
])('In %s', (_, raw, expected) => expect(nameIn(raw)).toBe(expected))
