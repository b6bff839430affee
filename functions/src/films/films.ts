import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { collections } from '@studio/domain/collections'
import { type FilmManifest, isLoop, manifestIn, piecesIn, playlistOf } from '@studio/domain/content/films/manifest'
import { type ByteRange, rangeIn } from '@studio/domain/values/byteRange'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { logFailure } from '../lib/log.ts'
import { type Answer, matchesEtag, methodRefused, refusal } from '../requests/answer.ts'

/** A film's address contains its hash, so its files never change. */
const forEver = 'public, max-age=31536000, immutable'
/** The film may be complete in a moment: a device may still be uploading it. */
const notYet = refusal(404, 'not-found', 'public, max-age=0, s-maxage=10')

/** The part of Firestore that the handler needs. */
type Store = Pick<Firestore, 'collection' | 'getAll'>

/** A file of a film: a text, or pieces of which only the first has been read. */
interface FilmFile {
  type: string
  text?: string
  bytes: number
  first?: Buffer
  rest: readonly string[]
}

/**
 * Returns the handler of `/film/<hash>/film.m3u8`, `init.mp4`, `<number>.m4s` and, for a loop, `loop.mp4`. The playlist
 * exists once every piece of the film is stored. 404 for any other address and for missing pieces; 503 if Firestore does
 * not answer. The pieces of a file are sent one after the other, so that a large segment does not fill the memory. Only a
 * loop can be requested in parts: Safari plays no other MP4 files.
 */
export const filmHandler =
  (db: Store) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request
    const answer = (one: Answer) => void response.writeHead(one.status, one.headers).end(one.body)
    if (method !== 'GET' && method !== 'HEAD') return answer(methodRefused)
    const [, hash, name] = address.exec(url) ?? []
    if (hash === undefined || name === undefined) return answer(refusal(404, 'not-found', 'public, max-age=60'))
    try {
      const film = await storedFilm(db, hash)
      const file = film && (name === 'film.m3u8' ? await playlistFile(db, film) : await mediaFile(db, film, name))
      if (!file) return answer(notYet)
      const known = { ETag: `"${hash.slice(0, 32)}-${name}"`, 'Cache-Control': forEver }
      if (matchesEtag(known.ETag, headers['if-none-match'])) return answer({ status: 304, headers: known })
      const facts = {
        ...known,
        'Content-Type': file.type,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'",
        ...(name === loopName && { 'Accept-Ranges': 'bytes' }),
      }
      const range = name === loopName && method === 'GET' ? rangeIn(headers.range, file.bytes) : undefined
      if (range && file.first) return answer(partOf(file.first, range, facts))
      response.writeHead(200, { ...facts, 'Content-Length': file.bytes })
      if (method === 'HEAD') return void response.end()
      response.write(file.text ?? file.first)
      for (const piece of file.rest) response.write(await bytesOf(db, piece))
      response.end()
    } catch (error) {
      logFailure('a film could not be read', error, {})
      // No cache stores a response that ends too early.
      if (response.headersSent) return void response.destroy()
      answer(refusal(503, 'unavailable', 'no-store'))
    }
  }

/**
 * Through Hosting the function gets the whole path; a direct call of its own address gets only the end of it. A path
 * with a query never matches.
 */
const address = /^(?:\/film)?\/([0-9a-f]{64})\/(film\.m3u8|loop\.mp4|init\.mp4|(?:0|[1-9][0-9]{0,3})\.m4s)$/

async function storedFilm(db: Store, hash: string): Promise<FilmManifest | undefined> {
  const [found] = await db.getAll(db.collection(collections.films).doc(hash), { fieldMask: ['manifest'] })
  return manifestIn(found?.get('manifest'))
}

const pieceOf = (db: Store, hash: string): DocumentReference => db.collection(collections.filmPieces).doc(hash)

const loopName = 'loop.mp4'

/** Returns the answer to a request for a part of a file. */
const partOf = (file: Buffer, { from, to }: ByteRange, facts: OutgoingHttpHeaders): Answer => {
  const body = file.subarray(from, to + 1)
  const range = `bytes ${from}-${to}/${file.length}`
  return { status: 206, headers: { ...facts, 'Content-Range': range, 'Content-Length': body.length }, body }
}

async function playlistFile(db: Store, film: FilmManifest): Promise<FilmFile | undefined> {
  if (isLoop(film)) return undefined
  const pieces = await db.getAll(...piecesIn(film).map((hash) => pieceOf(db, hash)), { fieldMask: ['expires_at'] })
  if (!pieces.every(({ exists }) => exists)) return undefined
  const text = playlistOf(film)
  return { type: 'application/vnd.apple.mpegurl', text, bytes: Buffer.byteLength(text), rest: [] }
}

async function mediaFile(db: Store, film: FilmManifest, name: string): Promise<FilmFile | undefined> {
  if (name === loopName && !isLoop(film)) return undefined
  const file = /^(init|loop)/.test(name) ? film.init : film.segments[Number.parseInt(name, 10)]
  const [hash, ...rest] = file?.pieces ?? []
  if (!file || hash === undefined) return undefined
  const first = await bytesOf(db, hash).catch((error: unknown) => {
    if (!(error instanceof MissingPiece)) throw error
  })
  return first && isIsoMedia(first) ? { type: 'video/mp4', bytes: file.bytes, first, rest } : undefined
}

/** Thrown if a piece is not stored. */
class MissingPiece extends Error {
  override name = 'MissingPiece'
}

async function bytesOf(db: Store, hash: string): Promise<Buffer> {
  const [found] = await db.getAll(pieceOf(db, hash), { fieldMask: ['bytes'] })
  const bytes: unknown = found?.get('bytes')
  if (!(bytes instanceof Uint8Array)) throw new MissingPiece()
  return Buffer.from(bytes)
}

/** Returns whether bytes begin with a box with which init files and segments begin; the rules cannot check it. */
const isIsoMedia = (bytes: Buffer) => ['ftyp', 'styp', 'sidx', 'moof'].includes(bytes.toString('latin1', 4, 8))
