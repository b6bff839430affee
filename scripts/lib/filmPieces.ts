import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { manifestIn, piecesIn } from '@studio/domain/content/films/manifest'
import type { Firestore } from 'firebase-admin/firestore'
import type { Documents } from './backup.ts'

/*
 * The pieces of films in a backup: one file each, named by its hash, in a folder that all backups beside it share. One
 * text with all of them would exceed what a program can hold, and a piece never changes.
 */

/** Returns the folder with the pieces that belong to a backup file. */
export const pieceFolder = (backupFile: string) => path.join(path.dirname(backupFile), 'film-pieces')

/** Copies the pieces of all stored films that the folder lacks. Returns the number of copied ones. */
export async function savePieces(db: Firestore, folder: string): Promise<number> {
  const { docs } = await db.collection(collections.filmPieces).select().get()
  const missing = docs.filter(({ id }) => !existsSync(path.join(folder, id)))
  if (missing.length > 0) mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { ref, id } of missing) {
    const bytes: unknown = (await ref.get()).get('bytes')
    if (!(bytes instanceof Uint8Array)) continue
    // An interrupted backup leaves no half piece under a piece's name.
    const file = path.join(folder, id)
    writeFileSync(`${file}.part`, bytes, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  return missing.length
}

/**
 * Stores the pieces that the films of a backup need and the database lacks. Returns the number of stored pieces, and
 * the films that stay incomplete because the folder lacks a piece or has a damaged one.
 */
export async function restorePieces(db: Firestore, documents: Documents, folder: string) {
  const { docs } = await db.collection(collections.filmPieces).select().get()
  const known = new Set(docs.map(({ id }) => id))
  const incomplete: string[] = []
  let stored = 0
  for (const [hash, film] of Object.entries(documents[collections.films] ?? {})) {
    const manifest =
      typeof film === 'object' && film !== null && !Array.isArray(film) ? manifestIn(film.manifest) : undefined
    let isWhole = manifest !== undefined
    for (const piece of manifest ? piecesIn(manifest) : []) {
      if (known.has(piece)) continue
      const bytes = readPiece(folder, piece)
      if (!bytes) {
        isWhole = false
        continue
      }
      await db.collection(collections.filmPieces).doc(piece).set({ bytes, expires_at: null, updated_by: serverActor })
      known.add(piece)
      stored += 1
    }
    if (!isWhole) incomplete.push(hash)
  }
  return { stored, incomplete }
}

function readPiece(folder: string, hash: string): Buffer | undefined {
  const file = path.join(folder, hash)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  return createHash('sha256').update(bytes).digest('hex') === hash ? bytes : undefined
}
