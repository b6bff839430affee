import {
  filmDocument,
  maxManifestLength,
  maxPieceBytes,
  pieceDocument,
  pieceHashOf,
} from '@studio/domain/content/films/manifest'
import { sha256Of } from '@studio/domain/values/sha256'
import { filmBytes, filmWith } from '../../support/films.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'

const { hash, text, pieces } = await filmWith('one')
const piece = pieces[0] ?? { hash: '', bytes: new Uint8Array() }
const signed = { expires_at: null, updated_by: people.admin }
const film: Fields = { manifest: text, ...signed }
const part: Fields = { bytes: piece.bytes, ...signed }

const make = (what: string, path: string, fields: Fields, isAllowed = false): RuleCase => ({
  ...{ what, principal: 'admin', operation: 'create', path, fields, isAllowed },
})

const hashOfText = (other: string) => sha256Of(new TextEncoder().encode(other))
const long = (length: number) => `${text.slice(0, -1).padEnd(length - 1, ' ')}}`
const ofSize = async (size: number) => {
  const bytes = filmBytes('moof', 'size', size)
  return { path: pieceDocument(await pieceHashOf(bytes)), fields: { ...part, bytes } }
}
const [largest, larger] = [await ofSize(maxPieceBytes), await ofSize(maxPieceBytes + 1)]

/** Returns the cases of the two fields that every document named by its content has. */
const bookkeeping = (what: string, path: string, fields: Fields): RuleCase[] => [
  make(`${what} as it is`, path, fields, true),
  make(`${what} under another name`, path.replace(/.{64}$/, 'f'.repeat(64)), fields),
  make(
    `${what} under its name in capitals`,
    path.replace(/.{64}$/, (name) => name.toUpperCase()),
    fields,
  ),
  make(`${what} with one more field`, path, { ...fields, note: '' }),
  ...['other-uid', null, missing].map((by) =>
    make(`${what} made by ${String(by)}`, path, withField(fields, 'updated_by', by)),
  ),
  ...[missing, new Date('2099-01-01T00:00:00Z'), '', 0].map((end) =>
    make(`${what} that ends ${String(end)}`, path, withField(fields, 'expires_at', end)),
  ),
]

const changes = (what: string, path: string, fields: Fields, content: string, other: unknown): RuleCase[] => {
  const stored = { ...fields, expires_at: new Date('2026-12-01T00:00:00Z'), updated_by: 'other-uid' }
  const change = (how: string, changed: Fields, isAllowed = false): RuleCase => ({
    ...{ what: `${what} ${how}`, principal: 'admin', operation: 'update', path, stored, isAllowed },
    fields: { ...stored, updated_by: people.admin, ...changed },
  })
  return [
    change('is used again', { expires_at: null }, true),
    change('ends when it did', {}),
    change('ends at another time', { expires_at: new Date('2099-01-01T00:00:00Z') }),
    change('is used again in the name of somebody else', { expires_at: null, updated_by: 'other-uid' }),
    change('is used again with another content', { expires_at: null, [content]: other }),
    change('is used again with one more field', { expires_at: null, note: '' }),
  ]
}

const noManifests: readonly [what: string, value: unknown][] = [
  ['missing', missing],
  ['null', null],
  ['a number', 7],
  ['a list', [text]],
  ['bytes', new TextEncoder().encode(text)],
]
const noPieces: readonly [what: string, value: unknown][] = [
  ['missing', missing],
  ['null', null],
  ['a number', 7],
  ['a text', new TextDecoder().decode(piece.bytes)],
  ['a list', [piece.bytes]],
]
/** Texts that are not a manifest of this version, each under its own name. */
const strangeTexts = ['', '{}', '{"version":2,"a":1}', ` ${text}`, `${text}\n`, `${text}x`]

/** The valid contents and names of a film and of a piece, and the allowed changes of stored ones. */
export const filmCases: RuleCase[] = [
  ...bookkeeping('a film', filmDocument(hash), film),
  ...noManifests.map(([what, value]) =>
    make(`a film whose manifest is ${what}`, filmDocument(hash), withField(film, 'manifest', value)),
  ),
  ...(await Promise.all(
    strangeTexts.map(async (other) =>
      make(`a film whose manifest is ${JSON.stringify(other).slice(0, 30)}`, filmDocument(await hashOfText(other)), {
        ...film,
        manifest: other,
      }),
    ),
  )),
  ...(await Promise.all(
    [maxManifestLength, maxManifestLength + 1].map(async (length) =>
      make(
        `a film whose manifest has ${length} characters`,
        filmDocument(await hashOfText(long(length))),
        { ...film, manifest: long(length) },
        length === maxManifestLength,
      ),
    ),
  )),
  ...changes('a stored film', filmDocument(hash), film, 'manifest', long(1000)),
  ...bookkeeping('a piece', pieceDocument(piece.hash), part),
  ...noPieces.map(([what, value]) =>
    make(`a piece whose bytes are ${what}`, pieceDocument(piece.hash), withField(part, 'bytes', value)),
  ),
  make('a piece of the maximum size', largest.path, largest.fields, true),
  make('a piece that is larger', larger.path, larger.fields),
  ...changes('a stored piece', pieceDocument(piece.hash), part, 'bytes', filmBytes('moof', 'other')),
]
