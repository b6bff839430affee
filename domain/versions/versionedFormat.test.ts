import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readVersioned, type VersionedFormat } from './versionedFormat.ts'

/** A shape in its third version: a name was split, then a colour was added. */
const format: VersionedFormat<{ first: string; last: string; colour: string }> = {
  version: 3,
  schema: v.object({ first: v.string(), last: v.string(), colour: v.string() }),
  steps: [
    {
      name: 'splits the name',
      migrate: ({ name, ...rest }) => {
        const [first, last] = (name as string).split(' ')
        return { ...rest, first, last }
      },
    },
    { name: 'adds the colour', migrate: (old) => ({ ...old, colour: 'green' }) },
  ],
}
const ana = { first: 'Ana', last: 'Ruiz', colour: 'green' }

test.each([
  ['of now', { version: 3, ...ana, colour: 'red' }, { ...ana, colour: 'red' }],
  ['of the previous version', { version: 2, first: 'Ana', last: 'Ruiz' }, ana],
  ['of the first version', { version: 1, name: 'Ana Ruiz' }, ana],
  ['without a version', { name: 'Ana Ruiz' }, ana],
])('Data that is %s is read', (_, raw, value) => {
  expect(readVersioned(format, raw)).toEqual({ status: 'read', value })
})

test('Data from a newer version is left untouched', () => {
  expect(readVersioned(format, { version: 4, anything: true })).toEqual({ status: 'newer' })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Ana'],
  ['a list', [ana]],
  ['an empty object', {}],
  ['a version that is not a number', { version: '3', ...ana }],
  ['a version before the first', { version: 0, ...ana }],
  ['a property of another type', { version: 3, ...ana, last: 7 }],
  ['a missing property', { version: 3, first: 'Ana', colour: 'red' }],
  ['an old version whose step fails', { version: 1, name: 7 }],
])('%s is damaged', (_, raw) => {
  expect(readVersioned(format, raw)).toEqual({ status: 'damaged' })
})
