import { expect, test } from 'vitest'
import { guessName } from './guessName'

test.each<[string, unknown, string | undefined]>([
  ['an entry', { seq: 1, changes: [{ path: 'projects/faro', fields: { title_es: 'Nuevo' }, name: 'Faro' }] }, 'Faro'],
  ['a draft of a project', { at: 1, values: { values: { client_name: 'Ana', title_es: 'Faro' } } }, 'Faro'],
  ['a draft of a testimonial', { values: { values: { client_name: 'Ana', title: '' } } }, 'Ana'],
  ['an empty name', { changes: [{ name: ' ', fields: { title_es: 'Faro' } }] }, 'Faro'],
  ['a list', [null, { name: 'Faro' }], 'Faro'],
  ['work without a name', { at: 1, values: { values: 'a text', confirmed: 7 } }, undefined],
  ['a name that is not a text', { name: 7 }, undefined],
  ['a text', 'Faro', undefined],
  ['nothing', null, undefined],
])('In %s', (_, raw, expected) => expect(guessName(raw)).toBe(expected))
