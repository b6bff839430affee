import { dayMs } from '@studio/domain/audit/trashDays'
import {
  type FilmManifest,
  filmHashOf,
  manifestIn,
  manifestText,
  piecesIn,
} from '@studio/domain/content/films/manifest'
import { readVersioned, type VersionedFormat } from '@studio/domain/versions/versionedFormat'
import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { serverTime } from '../lib/serverTime'
import { deviceDatabase } from './openDatabase'

/* Films chosen on this device: their manifests, pieces and progress. Drafts and the outbox name them, the sender uploads
   them piece by piece. */

export interface KeptFilm {
  /** The canonical text of its manifest. */
  manifest: string
  /** Set once the server has the manifest: the pieces of an upload that is never finished expire with it. */
  isOffered?: boolean | undefined
  /** The server's time when it got the manifest before the first piece, in ms since 1970; undefined if unknown. */
  offeredAt?: number | undefined
  /** Number of pieces that the server has, in the order in which they are played. */
  sent: number
  /** Set once the server has all pieces and the manifest. */
  isStored: boolean
  isPaused: boolean
  /** The server's time when it was stored here, in milliseconds since 1970; undefined if unknown. */
  at?: number | undefined
}

/** The stored form of a film's manifest and progress. */
export const keptFilmFormat: VersionedFormat<KeptFilm> = {
  version: 1,
  schema: v.looseObject({
    manifest: v.string(),
    isOffered: v.optional(v.boolean()),
    offeredAt: v.optional(v.number()),
    sent: v.pipe(v.number(), v.integer(), v.minValue(0)),
    isStored: v.boolean(),
    isPaused: v.boolean(),
    at: v.optional(v.number()),
  }),
  steps: [],
}

type Key = [account: string, hash: string]

interface Films extends DBSchema {
  films: { key: Key; value: unknown }
  pieces: { key: Key; value: { bytes: Uint8Array<ArrayBuffer>; at: number | undefined } }
}

type Database = IDBPDatabase<Films>

const { open, opened } = deviceDatabase<Films>('studio-films', (db) => {
  db.createObjectStore('films')
  db.createObjectStore('pieces')
})

/** This page's films: available even if the browser stores nothing. */
const made = new Map<string, KeptFilm>()
/** Pieces that could not be stored; they last as long as the page. */
const homeless = new Map<string, Uint8Array<ArrayBuffer>>()

const keyOf = (account: string, hash: string) => `${account} ${hash}`
const allOf = (account: string) => IDBKeyRange.bound([account], [account, []])
/** `strict`: a write is complete only once it is on the disk. */
const careful = { durability: 'strict' } as const

/**
 * Stores a piece and resolves once it is safe on this device. If it cannot be stored, it lasts as long as the page.
 * Store a film's pieces first, then the film.
 */
export async function keepPiece(account: string, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await open()
    .then((db) => putPiece(db, [account, hash], bytes))
    .catch((error: unknown) => {
      homeless.set(keyOf(account, hash), bytes)
      console.warn('a piece of a film could not be stored', error instanceof Error ? error.message : error)
      // A browser that does not answer in time may do so later.
      opened()
        .then((db) => putPiece(db, [account, hash], bytes))
        .catch(() => undefined)
    })
}

async function putPiece(db: Database, key: Key, bytes: Uint8Array<ArrayBuffer>) {
  const step = db.transaction('pieces', 'readwrite', careful)
  await Promise.all([step.store.put({ bytes, at: serverTime() }, key), step.done])
  homeless.delete(keyOf(...key))
}

/** Stores a film whose pieces are stored. A film that is here already keeps its progress. Returns its hash. */
export async function keepFilm(account: string, manifest: FilmManifest): Promise<string> {
  const hash = await filmHashOf(manifest)
  const known = (await keptFilms(account)).get(hash)
  const film = known ?? {
    manifest: manifestText(manifest),
    sent: 0,
    isStored: false,
    isPaused: false,
    at: serverTime(),
  }
  made.set(keyOf(account, hash), film)
  await open()
    .then((db) => putFilm(db, [account, hash], film))
    .catch((error: unknown) =>
      console.warn('a film could not be stored', error instanceof Error ? error.message : error),
    )
  return hash
}

async function putFilm(db: Database, key: Key, film: KeptFilm) {
  const step = db.transaction('films', 'readwrite', careful)
  await Promise.all([step.store.put({ ...film, version: keptFilmFormat.version }, key), step.done])
}

/**
 * Makes sure that a film which the server may lack is stored on this device. Rejects if it cannot be stored or checked,
 * or if a piece was lost with an earlier page.
 */
export async function secureFilm(account: string, hash: string): Promise<void> {
  const db = await open()
  const stored = readFilm(await db.get('films', [account, hash]))
  const film = stored ?? made.get(keyOf(account, hash))
  if (!film || film.isStored) return
  const onDisk = new Set((await db.getAllKeys('pieces', allOf(account))).map(([, piece]) => piece))
  for (const piece of piecesOf(film).slice(film.sent)) {
    if (onDisk.has(piece)) continue
    const bytes = homeless.get(keyOf(account, piece))
    if (!bytes) throw new Error('a film was lost on this device')
    await putPiece(db, [account, piece], bytes)
  }
  if (!stored) await putFilm(db, [account, hash], film)
}

/** Returns the hashes of a film's pieces, in the order in which they are sent. */
export function piecesOf({ manifest }: KeptFilm): string[] {
  const read = manifestIn(manifest)
  return read ? piecesIn(read) : []
}

/** Returns the films of an account on this device by hash. Rejects if the device's storage does not answer in time. */
export async function storedFilms(account: string): Promise<Map<string, KeptFilm>> {
  const films = madeFilms(account)
  const db = await open()
  const [keys, values] = await Promise.all([db.getAllKeys('films', allOf(account)), db.getAll('films', allOf(account))])
  for (const [at, [, hash]] of keys.entries()) {
    const film = readFilm(values[at])
    if (film) films.set(hash, film)
  }
  return films
}

/** Like `storedFilms`, but falls back to this page's films. */
export const keptFilms = (account: string): Promise<Map<string, KeptFilm>> =>
  storedFilms(account).catch(() => madeFilms(account))

const madeFilms = (account: string): Map<string, KeptFilm> =>
  new Map(
    [...made]
      .filter(([key]) => key.startsWith(`${account} `))
      .map(([key, film]) => [key.slice(account.length + 1), film]),
  )

function readFilm(raw: unknown): KeptFilm | undefined {
  const reading = readVersioned(keptFilmFormat, raw)
  return reading.status === 'read' ? reading.value : undefined
}

/** Returns a piece on this device; undefined if there is none. */
export async function keptPiece(account: string, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const here = homeless.get(keyOf(account, hash))
  return here ?? (await (await open()).get('pieces', [account, hash]))?.bytes
}

/**
 * Records a film's progress. A smaller number of sent pieces than the stored one is ignored, unless the film is sent from
 * the beginning (`isOffered: false`).
 */
export async function noteFilm(account: string, hash: string, change: Partial<KeptFilm>): Promise<void> {
  const isAgain = change.isOffered === false
  const merged = (film: KeptFilm): KeptFilm => ({
    ...film,
    ...change,
    sent: isAgain ? 0 : Math.max(film.sent, change.sent ?? 0),
  })
  const here = made.get(keyOf(account, hash))
  if (here) made.set(keyOf(account, hash), merged(here))
  const db = await open().catch((error: unknown) => {
    if (!here) throw error
  })
  if (!db) return
  const { store, done } = db.transaction('films', 'readwrite', careful)
  const film = readFilm(await store.get([account, hash]))
  if (film) await store.put({ ...merged(film), version: keptFilmFormat.version }, [account, hash])
  await done
}

/** Time for which a film that no work names stays on this device, in ms: one takes 30 MB. */
const filmsStayMs = dayMs

/**
 * Drops an account's films that no work names: those that the server has or that are old at `now`, by the server's
 * time; all without `now`. For those without a server's time, the period begins now. Pieces go with the last film that
 * has them.
 */
export async function dropOldFilms(account: string, isNamed: (hash: string) => boolean, now?: number): Promise<void> {
  const isDue = (at: number | undefined) => now === undefined || (at !== undefined && at + filmsStayMs < now)
  const films = await storedFilms(account)
  const gone = [...films].filter(([hash, film]) => !isNamed(hash) && (film.isStored || isDue(film.at)))
  for (const [hash] of gone) films.delete(hash)
  const needed = new Set([...films.values()].flatMap(piecesOf))
  const unneeded = new Set(gone.flatMap(([, film]) => piecesOf(film)).filter((piece) => !needed.has(piece)))
  for (const [hash] of gone) made.delete(keyOf(account, hash))
  for (const piece of unneeded) homeless.delete(keyOf(account, piece))
  const step = (await open()).transaction(['films', 'pieces'], 'readwrite')
  const [filmStore, pieceStore] = [step.objectStore('films'), step.objectStore('pieces')]
  for (const [hash] of gone) await filmStore.delete([account, hash])
  for (const [hash, film] of films)
    if (film.at === undefined)
      await filmStore.put({ ...film, at: now, version: keptFilmFormat.version }, [account, hash])
  let cursor = await pieceStore.openCursor(allOf(account))
  while (cursor) {
    const { key, value } = cursor
    // A film that is being cut has no manifest yet.
    if (unneeded.has(key[1]) || (!needed.has(key[1]) && isDue(value.at))) await cursor.delete()
    else if (value.at === undefined) await cursor.update({ ...value, at: now })
    cursor = await cursor.continue()
  }
  await step.done
}
