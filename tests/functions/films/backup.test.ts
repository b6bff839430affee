import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { collections } from '@studio/domain/collections'
import { filmDocument, pieceDocument } from '@studio/domain/content/films/manifest'
import { expect, it, onTestFinished } from 'vitest'
import { readAll } from '../../../scripts/lib/backup.ts'
import { pieceFolder, restorePieces, savePieces } from '../../../scripts/lib/filmPieces.ts'
import { filmWith } from '../../support/films.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('film-backup')

it('A backup holds the films: their pieces are copied once, and restored if they are gone', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const folder = pieceFolder(path.join(place, 'studio.backup.json'))
  const [film, other] = [await filmWith('backed up', 3, 200_000), await filmWith('lost in the backup')]
  for (const { hash, bytes } of [...film.pieces, ...other.pieces])
    await db.doc(pieceDocument(hash)).set({ bytes: Buffer.from(bytes), expires_at: null, updated_by: 'owner' })
  for (const { hash, text } of [film, other])
    await db.doc(filmDocument(hash)).set({ manifest: text, expires_at: null, updated_by: 'owner' })
  expect(await savePieces(db, folder)).toBe(12)
  expect(readdirSync(folder)).toHaveLength(12)
  expect(await savePieces(db, folder)).toBe(0)
  const documents = await readAll(db)
  expect(Object.keys(documents[collections.films] ?? {}).sort()).toEqual([film.hash, other.hash].sort())
  expect(documents[collections.filmPieces]).toBeUndefined()
  for (const { hash } of [...film.pieces.slice(2), ...other.pieces]) await db.doc(pieceDocument(hash)).delete()
  const [first, second] = other.pieces
  writeFileSync(path.join(folder, first?.hash ?? ''), 'damaged')
  rmSync(path.join(folder, second?.hash ?? ''))
  expect(await restorePieces(db, documents, folder)).toEqual({ stored: 8, incomplete: [other.hash] })
  for (const { hash, bytes } of film.pieces) {
    const stored: unknown = (await db.doc(pieceDocument(hash)).get()).get('bytes')
    expect(Buffer.from(stored as Uint8Array).equals(Buffer.from(bytes))).toBe(true)
  }
})
