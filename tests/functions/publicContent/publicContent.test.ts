import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { noProject, type PublicContent, publicContentVersion } from '@studio/domain/content/publicContent'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { languageCodes } from '@studio/domain/languages'
import { defaultPrices } from '@studio/domain/offers/prices'
import { publicationPath } from '@studio/domain/publishing/publication'
import { defaultSettings } from '@studio/domain/settings/settings'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentHandler } from '../../../functions/src/publicContent/publicContent.ts'
import { readContent } from '../../../functions/src/publicContent/storedContent.ts'
import { priceListDocument, projectDocument, settingsDocument, testimonialDocument } from '../../support/factories.ts'
import { appoint, auth, check, newAccount, ownDatabase, restSignIn, roleIn } from '../support.ts'

/** The functions' logged errors. Set up before the logger captures the console. */
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
beforeEach(() => logged.mockClear())

const db = ownDatabase('content')
const { projects, testimonials, settings } = collections
const oneRead = [collections.publishing, collections.settings, ...contentCollections]

const closeSite = (enabled: boolean) =>
  db.doc(`${settings}/maintenance`).set(settingsDocument('maintenance', 'owner', { enabled, message: 'Volvemos.' }))

beforeAll(async () => {
  const texts = { title_es: 'Puerto', title_en: 'Harbour', title_de: '', title_fr: 'Port' }
  await db.doc(`${projects}/second`).set({ ...projectDocument({ ...texts, order_position: 1 }), secret: 'x' })
  await db.doc(`${projects}/first`).set(projectDocument({ order_position: 0, featured: true }))
  await db.doc(`${testimonials}/one`).set(testimonialDocument())
  await closeSite(false)
})

/** Returns an instance of the function on its own server, with a clock and a database that the test controls. */
async function instance() {
  const world = { now: 1_000_000, isBroken: false, reads: [] as string[] }
  const store = {
    collection(name: string) {
      if (world.isBroken) throw Object.assign(new Error('cannot reach Ana Núñez'), { code: 14 })
      world.reads.push(name)
      return db.collection(name)
    },
    runTransaction: db.runTransaction.bind(db),
  }
  const server = createServer(contentHandler({ db: store, auth, now: () => world.now, cacheMs: 3000 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers })
  const contentOf = async (...asked: Parameters<typeof ask>) => (await (await ask(...asked)).json()) as PublicContent
  return { world, ask, contentOf }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Returns the ID token of a new person, who may be an admin. */
async function newToken(isAdmin: boolean) {
  const { uid, email } = await newAccount()
  if (isAdmin) await appoint(db, uid)
  await check(email)
  const { idToken } = await restSignIn(email)
  if (!idToken) throw new Error(`${email} could not sign in`)
  return { uid, token: idToken }
}

describe('A visitor', () => {
  it.each(Object.entries({ fr: 'Port', de: 'Harbour', es: 'Puerto' }))(
    'gets the content in %s or its fallback, in the owner’s order',
    async (language, title) => {
      const { contentOf } = await instance()
      const content = await contentOf(`/api/content/${language}`)
      expect(content).toMatchObject({
        version: publicContentVersion,
        language,
        projects: [{ id: 'first' }, { id: 'second', title }],
      })
      expect(content.testimonials).toHaveLength(1)
      expect(content.settings.maintenance).toEqual({ enabled: false, message: 'Volvemos.' })
    },
  )

  it('gets only the fields that the page shows', async () => {
    const { contentOf } = await instance()
    const { projects: shown, testimonials: words, ...rest } = await contentOf('/es')
    const ofProject = Object.keys(noProject).sort()
    expect(shown.map((one) => Object.keys(one).sort())).toEqual([ofProject, ofProject])
    const ofTestimonial = ['avatarUrl', 'company', 'content', 'id', 'name', 'projectId', 'rating', 'role']
    expect(words.map((one) => Object.keys(one).sort())).toEqual([ofTestimonial])
    expect(Object.keys(rest).sort()).toEqual(['language', 'sections', 'settings', 'texts', 'version'])
    expect(JSON.stringify(rest)).not.toContain('owner')
  })

  it('gets a cacheable answer, and no body while nothing has changed', async () => {
    const { ask } = await instance()
    const first = await ask('/es')
    const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
    const common = { 'cache-control': kept, vary: 'Authorization', etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) }
    expect(first.status).toBe(200)
    const body = await first.text()
    const length = `${Buffer.byteLength(body)}`
    const whole = { ...common, 'content-type': 'application/json; charset=utf-8', 'content-length': length }
    expect(Object.fromEntries(first.headers)).toMatchObject(whole)
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/es', { 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(Object.fromEntries(again.headers)).toMatchObject({ ...common, etag })
    }
    const changed = await ask('/es', { 'if-none-match': '"other"' })
    expect([changed.status, await changed.text()]).toEqual([200, body])
    const head = await ask('/es', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toMatchObject({ ...whole, etag })
  })

  it('gets empty lists under maintenance', async () => {
    const { contentOf } = await instance()
    await closeSite(true)
    onTestFinished(async () => void (await closeSite(false)))
    const hidden = { projects: [], testimonials: [], settings: { maintenance: { enabled: true } } }
    expect(await contentOf('/es')).toMatchObject(hidden)
    const { token } = await newToken(true)
    const { projects: shown, testimonials: words } = await contentOf('/es', bearer(token))
    expect([shown.length, words.length]).toEqual([2, 1])
    expect(await contentOf('/es')).toMatchObject(hidden)
  })
})

describe('The price list', () => {
  const begins = Date.parse('2026-12-03T05:00:00Z')
  const store = async (id: string, fields: Parameters<typeof priceListDocument>[0]) => {
    const place = db.doc(`${collections.prices}/${id}`)
    await place.set(priceListDocument(fields))
    onTestFinished(async () => void (await place.delete()))
  }

  it('is not sent while none is stored, because the page has the defaults', async () => {
    const { contentOf } = await instance()
    expect(await contentOf('/es')).not.toHaveProperty('prices')
  })

  it('is the last visible and valid one, with its numbers only', async () => {
    await store('old', { basic_price: 17, order_position: 0 })
    await store('new', { basic_price: 18.5, order_position: 1, name: 'Secreta' })
    await store('hidden', { basic_price: 19, order_position: 2, visibility: 'hidden' })
    await store('impossible', { basic_price: 0, order_position: 3 })
    const { contentOf } = await instance()
    const { prices } = await contentOf('/es')
    expect(prices).toEqual({ ...defaultPrices, basic_price: 18.5 })
  })

  it('is another one from its day on, without a new read', async () => {
    await store('now', { basic_price: 17, order_position: 0 })
    await store('later', { basic_price: 18, order_position: 1, visibility: '2026-12-03' })
    const { world, contentOf } = await instance()
    world.now = begins - 1000
    expect((await contentOf('/es')).prices?.basic_price).toBe(17)
    world.now = begins
    expect((await contentOf('/es')).prices?.basic_price).toBe(18)
    expect(world.reads).toEqual(oneRead)
  })
})

describe('Hidden and planned content', () => {
  const day = '2026-12-03'
  /** Midnight of that day in the studio's time zone. */
  const begins = Date.parse('2026-12-03T05:00:00Z')
  const idsIn = ({ projects: works, testimonials: words }: PublicContent) =>
    [...works, ...words].map(({ id }) => id).filter((id) => /^(hidden|planned)$/.test(id))

  it.each(['visitor', 'admin'])(
    'is withheld from a %s until its day, to the second, without a new read',
    async (who) => {
      for (const [id, visibility] of Object.entries({ hidden: 'hidden', planned: day })) {
        const places = [db.doc(`${projects}/${id}`), db.doc(`${testimonials}/${id}`)] as const
        await places[0].set(projectDocument({ visibility, title_en: '' }))
        await places[1].set(testimonialDocument({ visibility }))
        onTestFinished(async () => void (await Promise.all(places.map((place) => place.delete()))))
      }
      const { world, contentOf } = await instance()
      const headers = who === 'admin' ? bearer((await newToken(true)).token) : {}
      world.now = begins - 1000
      expect(idsIn(await contentOf('/es', headers))).toEqual([])
      world.now = begins
      expect(idsIn(await contentOf('/es', headers))).toEqual(['planned', 'planned'])
      if (who === 'visitor') expect(world.reads).toEqual(oneRead)
    },
  )
})

it('No visible document is missing because others are hidden or because it has no position', async () => {
  const hidden = Array.from({ length: 499 }, (_, at) => db.doc(`${projects}/a${at}`))
  const { order_position: _, ...unplaced } = projectDocument()
  const batch = db.batch()
  for (const place of hidden) batch.set(place, projectDocument({ visibility: 'hidden', title_en: '' }))
  batch.set(db.doc(`${projects}/unplaced`), unplaced)
  await batch.commit()
  onTestFinished(async () => {
    const end = db.batch()
    for (const place of [...hidden, db.doc(`${projects}/unplaced`)]) end.delete(place)
    await end.commit()
  })
  const { contentOf } = await instance()
  const ids = (await contentOf('/es')).projects.map(({ id }) => id)
  expect(ids).toEqual(['first', 'second', 'unplaced'])
})

it('What was stored together is always read together', async () => {
  const store = async (name: string) => {
    const batch = db.batch()
    batch.set(db.doc(`${settings}/site_info`), settingsDocument('site_info', 'owner', { ...siteInfo, name }))
    batch.set(db.doc(`${testimonials}/one`), testimonialDocument({ client_name: name }))
    await batch.commit()
  }
  const { site_info: siteInfo } = defaultSettings
  onTestFinished(async () => {
    await db.doc(`${settings}/site_info`).delete()
    await db.doc(`${testimonials}/one`).set(testimonialDocument())
  })
  await store('0')
  let isReading = true
  const writing = (async () => {
    for (let edit = 1; isReading; edit++) await store(`${edit}`)
  })()
  const seen: string[][] = []
  for (let reads = 0; reads < 40; reads++) {
    const content = publicContentFrom('es', await readContent(db), 0)
    seen.push([content.settings.site_info.name, ...content.testimonials.map(({ name }) => name)])
  }
  isReading = false
  await writing
  expect(seen.filter(([name, client]) => name !== client)).toEqual([])
})

describe('An invalid request', () => {
  const paths = ['/', '/xx', '/ES', '/es/', '/es?a=1', '/api/content/es?v', '/api/es', '/x/api/content/es', '/%65s']
  it.each(paths)('is not found and reads nothing: %s', async (path) => {
    const { ask, world } = await instance()
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60'])
    expect(world.reads).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is refused and reads nothing: %s', async (method) => {
    const { ask, world } = await instance()
    const answer = await ask('/es', {}, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(world.reads).toEqual([])
  })
})

it('While an earlier release is live nobody gets newer content, and everybody does after the next change', async () => {
  const state = db.doc(publicationPath)
  onTestFinished(async () => void (await state.delete()))
  const restored = { release: 'a', by: 'ana', at: 1 }
  await state.set({ changed_at: 5, covered: 5, restored })
  const { ask } = await instance()
  const { token } = await newToken(true)
  const visitor = await ask('/es')
  expect([visitor.status, await visitor.text()]).toEqual([204, ''])
  const admin = await ask('/es', bearer(token))
  expect([admin.status, admin.headers.get('cache-control')]).toEqual([204, 'private, no-store'])
  await state.set({ changed_at: 6, covered: 5, restored })
  const { ask: askAgain } = await instance()
  expect((await askAgain('/es')).status).toBe(200)
})

describe('The store', () => {
  it('is read once for all requests within three seconds, in any language', async () => {
    const { ask, world } = await instance()
    const askTwice = () => Promise.all([...languageCodes, ...languageCodes].map((language) => ask(`/${language}`)))
    expect((await askTwice()).map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(world.reads).toEqual(oneRead)
    world.now += 2999
    await askTwice()
    expect(world.reads).toEqual(oneRead)
    world.now += 1
    await askTwice()
    expect(world.reads).toEqual([...oneRead, ...oneRead])
  })

  it('gives 503 if it fails, is logged without its message, and is tried again for the next request', async () => {
    const { ask, world } = await instance()
    world.isBroken = true
    const { token } = await newToken(true)
    const answers = [await ask('/es'), await ask('/es', bearer(token))]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(await answer.json()).toEqual({ error: 'unavailable' })
    }
    expect(logged).toHaveBeenCalledTimes(2)
    expect(logged.mock.calls.join()).not.toContain('Ana')
    world.isBroken = false
    expect((await ask('/es')).status).toBe(200)
  })
})

describe('A caller with a token', () => {
  it('who is an admin gets the currently stored content, uncached', async () => {
    const { ask, world } = await instance()
    await ask('/es')
    const answer = await ask('/api/content/es', bearer((await newToken(true)).token))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(world.reads).toEqual([...oneRead, collections.roles, ...oneRead])
  })

  it('who is not an admin, or no longer one, is refused without a read', async () => {
    const { ask, world } = await instance()
    const former = await newToken(true)
    await roleIn(db, former.uid).delete()
    const member = await newToken(false)
    const asked = ['Bearer garbage', 'Bearer', member.token, `Basic ${member.token}`, `Bearer ${member.token}x y`]
      .map((authorization) => ({ authorization, status: 401 }))
      .concat([member, former].map(({ token }) => ({ authorization: `Bearer ${token}`, status: 403 })))
    for (const { authorization, status } of asked) {
      const answer = await ask('/es', { authorization })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    }
    expect(world.reads).toEqual([collections.roles, collections.roles])
  })
})

it('Hosting forwards requests', async () => {
  const paths = ['it', 'xx', 'it?a=1']
  const answers = await Promise.all(paths.map((path) => fetch(`${process.env.SITE_URL}/api/content/${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
  expect(answers[0]?.headers.get('cache-control')).toContain('s-maxage=60')
})
