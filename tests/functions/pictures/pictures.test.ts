import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collections } from '@studio/domain/collections'
import { type PictureTexts, pictureDocument, picturePath } from '@studio/domain/content/media/ownPictures'
import { defaultSettings } from '@studio/domain/settings/settings'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mediaHandler } from '../../../functions/src/pictures/pictures.ts'
import {
  listPicturesHandler,
  pictureUseTrigger,
  updatePictureExpiry,
} from '../../../functions/src/pictures/pictureUse.ts'
import { apply, changesBetween, readAll } from '../../../scripts/lib/backup.ts'
import { projectDocument, settingsDocument, testimonialDocument } from '../../support/factories.ts'
import { pictureWith } from '../../support/pictures.ts'
import { auth, newAdmin, ownDatabase } from '../support.ts'

const db = ownDatabase('media')
const { projects, testimonials, settings, media } = collections
const dayMs = 86_400_000

const store = (name: string, texts: Partial<PictureTexts>, expires_at: Timestamp | null = null) =>
  db.doc(pictureDocument(name)).set({ ...texts, expires_at, updated_by: 'owner' })

beforeEach(async () => apply(db, changesBetween(await readAll(db), {})))

describe('A picture’s address', () => {
  const server = createServer(mediaHandler(db))
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => void server.close())
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers })

  it('answers with each size as stored, cached forever, and without a body if the caller has it', async () => {
    const { name, texts } = await pictureWith('served')
    await store(name, texts)
    for (const size of ['large', 'medium', 'small'] as const) {
      const answer = await ask(picturePath(name, size))
      expect(answer.status).toBe(200)
      const etag = answer.headers.get('etag') ?? ''
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        etag: expect.stringContaining(size),
      })
      expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(texts[size])
      expect((await ask(picturePath(name, size), { 'if-none-match': etag })).status).toBe(304)
      const head = await ask(picturePath(name, size), {}, 'HEAD')
      expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    }
    // The function's own address receives only the end of the path.
    expect((await ask(`/${name}.webp`)).status).toBe(200)
  })

  it('leads to nothing else', async () => {
    const { name, texts } = await pictureWith('strict')
    await store(name, texts)
    const own = picturePath(name)
    for (const path of [
      `${own}?a`,
      own.toUpperCase(),
      own.replace('.webp', '.svg'),
      own.replace('.webp', '-huge.webp'),
    ])
      expect((await ask(path)).status).toBe(404)
    expect((await ask(`/media/x/../${name}.webp`)).status).toBe(200)
    expect((await ask('/media/../portfolio_projects/a.webp')).status).toBe(404)
    expect((await ask(own, {}, 'POST')).status).toBe(405)
  })

  it('is requested again soon while there is no picture yet', async () => {
    const answer = await ask(picturePath('a'.repeat(64)))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=10'])
  })

  it('returns 404 for a missing picture even to a caller that claims to have it', async () => {
    const name = 'b'.repeat(64)
    const answer = await ask(picturePath(name), { 'If-None-Match': `"${name.slice(0, 32)}-large"` })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=10'])
  })

  it.each([
    ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x01, 0x10, 0x01, 0x00]],
    ['VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]],
    ['VP8X', [0, 0, 0, 0, 0xff, 0x3f, 0x00, 0xff, 0x3f, 0x00]],
  ])('returns no picture whose header (%s) claims a size that fills the memory', async (kind, header) => {
    const body = Buffer.concat([Buffer.from(`WEBP${kind}`), Buffer.from([10, 0, 0, 0]), Buffer.from(header)])
    const length = Buffer.alloc(4)
    length.writeUInt32LE(body.length)
    const name = Buffer.from(kind).toString('hex').padStart(64, 'c')
    await store(name, { large: Buffer.concat([Buffer.from('RIFF'), length, body]).toString('base64') })
    expect((await ask(picturePath(name))).status).toBe(404)
  })

  it('returns only complete WebP files, whoever has stored them', async () => {
    const { texts } = await pictureWith('whole')
    const bytes = Buffer.from(texts.large, 'base64')
    const page = Buffer.from('<script>alert(1)</script>')
    const riff = (mark: string, at: number) => {
      const other = Buffer.from(bytes)
      other.write(mark, at, 'latin1')
      return other
    }
    const strange = [page, Buffer.concat([bytes, page]), bytes.subarray(0, -4), Buffer.alloc(0)]
    for (const [at, one] of [...strange, riff('WAVE', 8), riff('VP8A', 12), riff('RIFX', 0)].entries()) {
      const name = String(at).padStart(64, '0')
      await store(name, { large: one.toString('base64') })
      expect((await ask(picturePath(name))).status).toBe(404)
    }
    await db.doc(pictureDocument('e'.repeat(64))).set({ large: 7 })
    expect((await ask(picturePath('e'.repeat(64)))).status).toBe(404)
  })
})

describe('An unused picture', () => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  const endOf = async (name: string): Promise<unknown> => (await db.doc(pictureDocument(name)).get()).get('expires_at')
  const inDays = (days: number) => Timestamp.fromMillis(now + days * dayMs)

  const places = [
    [projects, 'one', (image_url: string) => projectDocument({ image_url })],
    [testimonials, 'one', (avatar_url: string) => testimonialDocument({ avatar_url })],
    [
      settings,
      'site_info',
      (logo_url: string) => settingsDocument('site_info', 'owner', { ...defaultSettings.site_info, logo_url }),
    ],
  ] as const

  it.each(places)('expires in 30 days, and stays if %s name it again', async (collection, id, document) => {
    const { name, texts } = await pictureWith(collection)
    const other = await pictureWith(`${collection} later`)
    await store(name, texts)
    await store(other.name, other.texts)
    const place = db.collection(collection).doc(id)
    const write = async (fields: object) => {
      const before = await place.get()
      await place.set(fields)
      await pictureUseTrigger(db, () => now)({ data: { before, after: await place.get() } })
    }
    await write(document(picturePath(name)))
    expect(await endOf(name)).toBeNull()
    await write(document(picturePath(other.name)))
    expect([await endOf(name), await endOf(other.name)]).toEqual([inDays(30), null])
    await write(document(picturePath(name)))
    expect([await endOf(name), await endOf(other.name)]).toEqual([null, inDays(30)])
    const before = await place.get()
    await place.delete()
    await pictureUseTrigger(db, () => now)({ data: { before, after: await place.get() } })
    expect(await endOf(name)).toEqual(inDays(30))
  })

  it('stays while one of two documents names it, and keeps its expiry afterwards', async () => {
    const { name, texts } = await pictureWith('shared')
    await store(name, texts)
    await db.doc(`${projects}/a`).set(projectDocument({ image_url: picturePath(name) }))
    await db.doc(`${testimonials}/b`).set(testimonialDocument({ avatar_url: picturePath(name) }))
    await db.doc(`${projects}/a`).delete()
    await updatePictureExpiry(db, name, now)
    expect(await endOf(name)).toBeNull()
    await db.doc(`${testimonials}/b`).delete()
    await updatePictureExpiry(db, name, now)
    await updatePictureExpiry(db, name, now + dayMs)
    expect(await endOf(name)).toEqual(inDays(30))
    // The picture does not exist, so nothing is written.
    await updatePictureExpiry(db, 'f'.repeat(64), now)
    expect((await db.doc(pictureDocument('f'.repeat(64))).get()).exists).toBe(false)
  })

  it('expires even if a device was about to reuse it and its owner then chose another one', async () => {
    const { name, texts } = await pictureWith('used again in vain')
    await store(name, texts, inDays(10))
    const picture = db.doc(pictureDocument(name))
    // The document that should name it conflicted, but the picture was uploaded.
    await picture.update({ expires_at: null })
    await updatePictureExpiry(db, name, now)
    expect(await endOf(name)).toEqual(inDays(30))
    // The write of the expiry triggers the function again, which then writes nothing.
    const { updateTime } = await picture.get()
    await updatePictureExpiry(db, name, now + dayMs)
    expect((await picture.get()).updateTime).toEqual(updateTime)
  })

  it('is listed for admins, without its bytes, beside the others and their documents', async () => {
    const owner = await newAdmin(db)
    const [shown, unused] = [await pictureWith('shown'), await pictureWith('unused')]
    await store(shown.name, shown.texts)
    await store(unused.name, unused.texts, inDays(10))
    await db.doc(`${projects}/a`).set(projectDocument({ image_url: picturePath(shown.name), title_es: 'Puerto' }))
    const list = listPicturesHandler(db, auth, Date.now)
    const { pictures } = await list({ data: {}, auth: owner })
    expect(pictures.find(({ name }) => name === shown.name)).toEqual({
      name: shown.name,
      bytes: Object.values(shown.texts).join('').length,
      made_at: expect.any(Number),
      unused_since: null,
      used_by: [{ collection: projects, id: 'a', name: 'Puerto' }],
    })
    expect(pictures.find(({ name }) => name === unused.name)).toMatchObject({
      unused_since: now - 20 * dayMs,
      used_by: [],
    })
    expect(JSON.stringify(pictures)).not.toContain(shown.texts.small)
    expect((await db.collection(media).get()).size).toBe(2)
  })
})
