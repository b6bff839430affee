import { expect, test } from 'vitest'
import { changedFields } from './changedFields.ts'

const base = { title: 'Reel', featured: false, rating: 5, sourceHashes: { fr: 'a', de: 'b' } }

test.each([
  [{}, {}],
  [
    { title: 'Otro', rating: 4 },
    { title: 'Otro', rating: 4 },
  ],
  [{ featured: true }, { featured: true }],
  [{ sourceHashes: { de: 'b', fr: 'a' } }, {}],
  [{ sourceHashes: { fr: 'a', de: 'c' } }, { sourceHashes: { fr: 'a', de: 'c' } }],
  [{ sourceHashes: { fr: 'a' } }, { sourceHashes: { fr: 'a' } }],
  [{ sourceHashes: {} }, { sourceHashes: {} }],
])('a draft that differs by %j writes %j', (change, written) =>
  expect(changedFields({ ...base, ...change } as typeof base, base)).toEqual(written),
)

test('a field that is not stored yet is written', () => {
  const { sourceHashes: _, ...old } = base
  expect(changedFields(base, old as typeof base)).toEqual({ sourceHashes: base.sourceHashes })
})
