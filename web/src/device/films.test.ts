import { readFileSync } from 'node:fs'
import { readVersioned } from '@studio/domain/versions/versionedFormat'
import { expect, test } from 'vitest'
import { type KeptFilm, keptFilmFormat, piecesOf } from './films'

const film = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/kept/film-1.json', import.meta.url), 'utf8'),
) as KeptFilm

test('A film of version 1 is read completely, with its pieces', () => {
  expect(readVersioned(keptFilmFormat, film)).toEqual({ status: 'read', value: film })
  expect(piecesOf(film)).toEqual(['a1'.repeat(32), 'b2'.repeat(32)])
})

test.each(['manifest', 'sent', 'isStored', 'isPaused', 'at'])('A film with an invalid %s is damaged', (property) => {
  expect(readVersioned(keptFilmFormat, { ...film, [property]: null })).toEqual({ status: 'damaged' })
})
