import { expect, test } from 'vitest'
import { changedFields } from './changedFields.ts'

const base = { title: 'Reel', featured: false, rating: 5, stamps: { fr: 'a', de: 'b' } }

test.each([
  [{}, {}],
  [
    { title: 'Otro', rating: 4 },
    { title: 'Otro', rating: 4 },
  ],
  [{ featured: true }, { featured: true }],
  [{ stamps: { de: 'b', fr: 'a' } }, {}],
  [{ stamps: { fr: 'a', de: 'c' } }, { stamps: { fr: 'a', de: 'c' } }],
  [{ stamps: { fr: 'a' } }, { stamps: { fr: 'a' } }],
  [{ stamps: {} }, { stamps: {} }],
])('a draft that differs by %j writes %j', (change, written) =>
  expect(changedFields({ ...base, ...change } as typeof base, base)).toEqual(written),
)

test('a field that is not stored yet is written', () => {
  const { stamps: _, ...old } = base
  expect(changedFields(base, old as typeof base)).toEqual({ stamps: base.stamps })
})
