import { limits } from '@studio/domain/content/fields/checks'
import { translatedCodes } from '@studio/domain/content/translation/sourceHashes'

import { empty, type FieldKind, missing, named, noText, type Value } from './fieldCases.ts'

const sourceHashesOf = (sourceHash: unknown) => Object.fromEntries(translatedCodes.map((code) => [code, sourceHash]))

/** Source hashes of the Spanish texts that each language was translated from. */
export const sourceHashes: FieldKind = {
  good: [
    ['no sourceHashes', {}],
    ['one sourceHash', { ja: '0' }],
    ['the shortest sourceHash for each of the nine languages', sourceHashesOf('a')],
    ['the longest sourceHash for each of the nine languages', sourceHashesOf('0123456789abcdef')],
  ],
  bad: [
    ['no value', missing],
    ...named([null, 7, '', 'fr', [], ['fr']]),
    ...translatedCodes.map(
      (code): Value => [`an empty sourceHash for ${code}`, { ...sourceHashesOf('a'), [code]: '' }],
    ),
    ...translatedCodes.map(
      (code): Value => [`a long sourceHash for ${code}`, { ...sourceHashesOf('a'), [code]: '0123456789abcdef0' }],
    ),
    ...named(
      ['0123456789abcdef0', 'A', 'g', ' a', 'a\n', 7, null, ['a'], { a: 'a' }].map((sourceHash) => ({
        fr: sourceHash,
      })),
    ),
  ],
}

/** Returns the kind of marks of texts that no person has written. */
export const marksFor = (names: readonly string[]): FieldKind => ({
  good: [
    ['no marks', {}],
    ['one mark', { [names[0] ?? '']: 'copied' }],
    ['a mark for each text', Object.fromEntries(names.map((name) => [name, 'machine']))],
  ],
  bad: [
    ['no value', missing],
    ...named([null, 7, '', 'copied', [], ['copied']]),
    ...named(
      ['', 'human', 'copied ', 7, null, ['copied'], { a: 'copied' }].map((mark) => ({ [names[0] ?? '']: mark })),
    ),
  ],
})

/** Source hashes and marks of a content type without texts. */
export const nothing: FieldKind = {
  good: [['nothing', {}]],
  bad: [['no value', missing], ...named([null, 7, '', [], { fr: 'ab12' }, { title_fr: 'copied' }])],
}

/** The revision of a write. */
export const revision: FieldKind = {
  good: [
    ['a UUID', crypto.randomUUID()],
    ['16 characters', 'a'.repeat(16)],
    [`${limits.revision} characters`, 'Z9-a'.repeat(limits.revision / 4)],
  ],
  bad: [
    ...noText,
    empty,
    ['15 characters', 'a'.repeat(15)],
    [`${limits.revision + 1} characters`, 'a'.repeat(limits.revision + 1)],
    ...named(['a'.repeat(15).concat('_'), 'a'.repeat(15).concat('ñ'), 'a'.repeat(16).concat('\n')]),
  ],
}
