import { collections } from '@studio/domain/collections'
import { visitsPath } from '@studio/domain/visits/visit'
import { addCounts, noVisits, VisitDay } from '@studio/domain/visits/visitDay'
import type { VisitReport } from '@studio/domain/visits/visitReport'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitsHandler } from '../../../functions/src/visits/visits.ts'
import { ownDatabase } from '../support.ts'

const db = ownDatabase('visits')
const days = db.collection(collections.visitDays)
const site = () => ({ project: 'studio', moreOrigins: '', isEmulated: false })
const origin = 'https://studio.web.app'
/** Noon in Bogotá, the studio's default time zone. */
const noon = Date.parse('2026-11-27T17:00:00Z')
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36'

const report: VisitReport = {
  ...{ first: true, language: 'es', device: 'phone', site: 'www.google.com' },
  ...{ sections: ['hero'], started: [], watched: [], chats: [], chatted: false, enquired: false, before: [] },
}
const newHandler = (now = () => noon, isLimited = true) => visitsHandler(db, { site, now, isLimited })
type Handler = ReturnType<typeof newHandler>

const send = (take: Handler, body: unknown = report, network = '192.0.2.1', headers = {}, method = 'POST') =>
  take(
    {
      method,
      headers: { origin, 'user-agent': browser, ...headers },
      rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    },
    network,
  )
/** Returns a different network for each number. */
const networkAt = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`

async function stored() {
  const { docs } = await days.get()
  return docs.map((document) => v.parse(VisitDay, { ...document.data(), id: document.id }))
}
const sum = async () => (await stored()).reduce(addCounts, noVisits())

beforeEach(async () => {
  const { docs } = await days.get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
})

describe(`Reports to ${visitsPath}`, () => {
  it('are counted exactly, 10,000 of them, in at most four documents', async () => {
    const handlers = [newHandler(), newHandler(), newHandler(), newHandler()]
    const number = 10_000
    const answers = await Promise.all(
      Array.from({ length: number }, (_, at) => {
        const device = (['phone', 'tablet', 'computer', 'phone'] as const)[at % 4] ?? 'phone'
        const take = handlers[at % handlers.length] as Handler
        const enquired = at % 100 === 0
        const sent = { ...report, device, enquired, before: enquired ? ['p1'] : [], chats: at % 10 ? [] : ['hero'] }
        return send(take, { ...sent, chatted: at % 10 === 0 }, networkAt(at))
      }),
    )
    expect(new Set(answers)).toEqual(new Set([204]))
    const rows = await stored()
    expect(rows.length).toBeLessThanOrEqual(4)
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(['2026-11-27']))
    expect(await sum()).toEqual({
      ...{ visits: number, chatted: 1000, enquiries: 100, apart: 0 },
      ...{ languages: { es: number }, devices: { phone: 5000, tablet: 2500, computer: 2500 } },
      ...{ sites: { 'www.google.com': number }, sections: { hero: number }, started: {}, watched: {} },
      ...{ chats: { hero: 1000 }, before: { p1: 100 } },
    })
  })

  it('shift no count of a day by more than 1 % if one network forges them, and are shown apart', async () => {
    const take = newHandler()
    await Promise.all(
      Array.from({ length: 1000 }, (_, at) => [
        send(take, { ...report, enquired: at % 50 === 0 }, networkAt(at)),
        ...[true, false].map((first) => send(take, { ...report, first, enquired: true }, '203.0.113.9')),
      ]).flat(),
    )
    const { visits, enquiries, apart } = await sum()
    expect(visits - 1000).toBeLessThanOrEqual(10)
    expect(enquiries - 20).toBeLessThanOrEqual(1)
    expect(apart).toBe(2000 - 1)
  })

  it('of a network that set reports apart count again on the next day', async () => {
    let time = noon
    const take = newHandler(() => time)
    await send(take)
    await send(take)
    expect(await sum()).toMatchObject({ visits: 1, apart: 1 })
    time += 24 * 60 * 60_000
    await send(take)
    expect(await sum()).toMatchObject({ visits: 2, apart: 1 })
  })

  it('store neither an address nor anything else about a visitor', async () => {
    await send(newHandler(), report, '203.0.113.77', { cookie: 'a=b', referer: `${origin}/es/?ana` })
    const text = JSON.stringify((await days.get()).docs.map((document) => document.data()))
    for (const secret of ['203.0.113', 'Mozilla', 'a=b', 'ana']) expect(text).not.toContain(secret)
  })

  it.each([
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser without a name', { 'user-agent': 'HeadlessChrome/144.0' }],
    ['a visitor with Do Not Track', { dnt: '1' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('from %s are not counted', async (_, headers) => {
    expect(await send(newHandler(), report, '192.0.2.1', headers)).toBe(204)
    expect(await stored()).toEqual([])
  })

  it.each([
    [405, report, {}, 'GET'],
    [403, report, { origin: 'https://evil.example' }, 'POST'],
    [403, report, { origin: undefined }, 'POST'],
    [400, '{', {}, 'POST'],
    [400, { ...report, visitor: 'ana' }, {}, 'POST'],
    [400, `${JSON.stringify(report)}${' '.repeat(1024)}`, {}, 'POST'],
  ])('are refused with %d if they are malformed or from elsewhere', async (status, body, headers, method) => {
    expect(await send(newHandler(), body, '192.0.2.1', headers, method)).toBe(status)
    expect(await stored()).toEqual([])
  })

  it('with made-up names cannot fill a document', async () => {
    const take = newHandler(undefined, false)
    await Promise.all(Array.from({ length: 1000 }, (_, at) => send(take, { ...report, site: `s${at}.example` })))
    const { visits, sites } = await sum()
    expect(visits).toBe(1000)
    expect(Object.keys(sites).length).toBe(201)
    expect(sites.other).toBe(800)
  })
})
