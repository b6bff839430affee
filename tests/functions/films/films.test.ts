import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collections } from '@studio/domain/collections'
import { filmDocument, maxPieceBytes, pieceDocument, playlistOf } from '@studio/domain/content/films/manifest'
import { defaultSettings } from '@studio/domain/settings/settings'
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filmSummaries } from '../../../functions/src/films/filmList.ts'
import { filmHandler } from '../../../functions/src/films/films.ts'
import { filmTrigger, filmUseTrigger, updateFilmExpiry } from '../../../functions/src/films/filmUse.ts'
import { projectDocument, settingsDocument } from '../../support/factories.ts'
import { filmWith, loopWith } from '../../support/films.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('films')
const { projects, settings } = collections
const dayMs = 86_400_000

type Film = Awaited<ReturnType<typeof filmWith>>

const storePieces = (pieces: Film['pieces']) =>
  Promise.all(
    pieces.map(({ hash, bytes }) =>
      db.doc(pieceDocument(hash)).set({ bytes: Buffer.from(bytes), expires_at: null, updated_by: 'owner' }),
    ),
  )
const storeFilm = ({ hash, text }: Film, expires_at: Timestamp | null = null) =>
  db.doc(filmDocument(hash)).set({ manifest: text, expires_at, updated_by: 'owner' })

beforeEach(async () => {
  const names = [projects, settings, collections.films, collections.filmPieces]
  const found = await Promise.all(names.map((name) => db.collection(name).listDocuments()))
  await Promise.all(found.flat().map((document) => document.delete()))
})

describe('A film’s address', () => {
  const server = createServer(filmHandler(db))
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers })
  const bytesAt = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer())

  it('answers with the playlist and every file as uploaded, cached forever', async () => {
    const film = await filmWith('served', 2, maxPieceBytes)
    await storePieces(film.pieces)
    await storeFilm(film)
    const playlist = await ask(film.address)
    expect(await playlist.text()).toBe(playlistOf(film.manifest))
    expect(Object.fromEntries(playlist.headers)).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    const [init, ...parts] = film.pieces.map(({ bytes }) => Buffer.from(bytes))
    expect(await bytesAt(`/film/${film.hash}/init.mp4`)).toEqual(init)
    expect((await bytesAt(`/film/${film.hash}/0.m4s`)).equals(Buffer.concat(parts.slice(0, 2)))).toBe(true)
    const last = await ask(`/film/${film.hash}/1.m4s`)
    expect([last.headers.get('content-type'), last.headers.get('content-length')]).toEqual([
      'video/mp4',
      String(2 * maxPieceBytes),
    ])
    expect(Buffer.from(await last.arrayBuffer()).equals(Buffer.concat(parts.slice(2)))).toBe(true)
    const etag = last.headers.get('etag') ?? ''
    expect((await ask(`/film/${film.hash}/1.m4s`, { 'if-none-match': etag })).status).toBe(304)
    const head = await ask(`/film/${film.hash}/1.m4s`, {}, 'HEAD')
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    // The function's own address receives only the end of the path.
    expect((await ask(`/${film.hash}/film.m3u8`)).status).toBe(200)
  })

  it('leads to nothing else', async () => {
    const film = await filmWith('strict')
    await storePieces(film.pieces)
    await storeFilm(film)
    for (const path of [
      `${film.address}?a`,
      film.address.toUpperCase(),
      `/film/${film.hash}/2.m4s`,
      `/film/${film.hash}/00.m4s`,
      `/film/${film.hash}/-1.m4s`,
      `/film/${film.hash}/constructor.m4s`,
      `/film/${film.hash}/`,
      `/film/${film.pieces[0]?.hash}/film.m3u8`,
    ])
      expect((await ask(path)).status, path).toBe(404)
    expect((await ask(film.address, {}, 'POST')).status).toBe(405)
  })

  it('answers with a loop as one file, whole or in the parts that Safari asks for', async () => {
    const loop = await loopWith('loop')
    const bytes = Buffer.from(loop.pieces[0]?.bytes ?? [])
    expect((await ask(loop.address)).status).toBe(404)
    await storePieces(loop.pieces)
    await storeFilm(loop)
    const whole = await ask(loop.address)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const part = await ask(loop.address, { range: 'bytes=8-11' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-11/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(8, 12))).toBe(true)
    expect((await ask(loop.address.replace('loop.mp4', 'film.m3u8'))).status).toBe(404)
    const film = await filmWith('no loop')
    await storePieces(film.pieces)
    await storeFilm(film)
    expect((await ask(film.address.replace('film.m3u8', 'loop.mp4'))).status).toBe(404)
  })

  it('is requested again soon until every piece is there', async () => {
    const film = await filmWith('late')
    const soon = [404, 'public, max-age=0, s-maxage=10']
    const playlist = async () => {
      const answer = await ask(film.address)
      return [answer.status, answer.headers.get('cache-control')]
    }
    await storePieces(film.pieces.slice(1))
    expect(await playlist()).toEqual(soon)
    await storeFilm(film)
    expect(await playlist()).toEqual(soon)
    expect((await ask(`/film/${film.hash}/init.mp4`)).status).toBe(404)
    await storePieces(film.pieces.slice(0, 1))
    expect((await playlist())[0]).toBe(200)
  })

  it('never returns a segment with a missing piece as a whole', async () => {
    const film = await filmWith('broken', 1, maxPieceBytes)
    await storePieces(film.pieces.slice(0, 2))
    await storeFilm(film)
    await expect(bytesAt(`/film/${film.hash}/0.m4s`)).rejects.toThrow()
  })

  it('returns no file that begins like anything but a film, whoever has stored it', async () => {
    const film = await filmWith('page')
    await storeFilm(film)
    const [init] = film.pieces
    await db.doc(pieceDocument(init?.hash ?? '')).set({ bytes: Buffer.from('<script>alert(1)</script>') })
    expect((await ask(`/film/${film.hash}/init.mp4`)).status).toBe(404)
    await db.doc(pieceDocument(init?.hash ?? '')).set({ bytes: 'ftypftyp' })
    expect((await ask(`/film/${film.hash}/init.mp4`)).status).toBe(404)
  })
})

describe('An unused film', () => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  const endOf = async (path: string): Promise<unknown> => (await db.doc(path).get()).get('expires_at')
  const inDays = (days: number) => Timestamp.fromMillis(now + days * dayMs)

  const places = [
    [projects, 'one', filmWith, (video_url: string) => projectDocument({ video_url })],
    ['a card’s loop', 'one', loopWith, (loop_url: string) => projectDocument({ loop_url })],
    [
      settings,
      'showreel',
      filmWith,
      (video_url: string) => settingsDocument('showreel', 'owner', { ...defaultSettings.showreel, video_url }),
    ],
  ] as const

  it.each(places)('expires in 30 days, and stays if %s name it again', async (name, id, make, document) => {
    const [film, other] = [await make(name), await make(`${name} later`)]
    await storeFilm(film)
    await storeFilm(other)
    const place = db.collection(name === settings ? settings : projects).doc(id)
    const write = async (address: string) => {
      const before = await place.get()
      await place.set(document(address))
      await filmUseTrigger(db, () => now)({ data: { before, after: await place.get() } })
    }
    const ends = async () => [await endOf(filmDocument(film.hash)), await endOf(filmDocument(other.hash))]
    await write(film.address)
    expect(await ends()).toEqual([null, null])
    await write(other.address)
    expect(await ends()).toEqual([inDays(30), null])
    await write(film.address)
    expect(await ends()).toEqual([null, inDays(30)])
    await place.delete()
    await updateFilmExpiry(db, film.hash, now)
    expect(await endOf(filmDocument(film.hash))).toEqual(inDays(30))
  })

  it('keeps its pieces until it is deleted, and those of other films stay', async () => {
    const [kept, gone] = [await filmWith('kept'), await filmWith('gone')]
    await storePieces([...kept.pieces, ...gone.pieces])
    await storeFilm(kept)
    await storeFilm(gone, inDays(30))
    await db.doc(`${projects}/one`).set(projectDocument({ video_url: kept.address }))
    /** Changes a film, and runs its trigger at a time. */
    const change = async (film: Film, at: number, write: (reference: DocumentReference) => Promise<unknown>) => {
      const reference = db.doc(filmDocument(film.hash))
      const before = await reference.get()
      await write(reference)
      await filmTrigger(db, () => at)({ data: { before, after: await reference.get() } })
    }
    const ends = async ({ pieces }: Film) =>
      new Set(
        (await Promise.all(pieces.map(({ hash }) => endOf(pieceDocument(hash))))).map((end) =>
          end instanceof Timestamp ? end.toMillis() : end,
        ),
      )
    await change(kept, now, async () => undefined)
    expect([await ends(kept), await ends(gone)]).toEqual([new Set([null]), new Set([null])])
    await change(gone, now, (film) => film.delete())
    await change(kept, now + dayMs, async () => undefined)
    expect([await ends(kept), await ends(gone)]).toEqual([new Set([null]), new Set([now + 30 * dayMs])])
    // The film was uploaded again, but nothing names it yet.
    await change(gone, now + 2 * dayMs, () => storeFilm(gone))
    expect([await endOf(filmDocument(gone.hash)), await ends(gone)]).toEqual([inDays(32), new Set([null])])
  })
})

it('All films are listed with their length, size and uses, without their pieces', async () => {
  const now = Date.now()
  const [used, unused] = [await filmWith('used'), await filmWith('unused')]
  await storePieces(used.pieces)
  await storeFilm(used)
  await storeFilm(unused, Timestamp.fromMillis(now + 10 * dayMs))
  await db.doc(`${projects}/one`).set(projectDocument({ title_es: 'Puerto', video_url: used.address }))
  const films = await filmSummaries(db)
  expect(films).toHaveLength(2)
  expect(films.find(({ name }) => name === used.hash)).toEqual({
    name: used.hash,
    made_at: expect.any(Number),
    unused_since: null,
    used_by: [{ collection: projects, id: 'one', name: 'Puerto' }],
    seconds: used.manifest.seconds,
    is_loop: false,
    is_sound: false,
    bytes: used.manifest.bytes,
  })
  expect(films.find(({ name }) => name === unused.hash)).toMatchObject({
    unused_since: now - 20 * dayMs,
    used_by: [],
  })
})
