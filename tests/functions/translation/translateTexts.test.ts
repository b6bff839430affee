import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collections } from '@studio/domain/collections'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deepl } from '../../../functions/src/translation/deepl.ts'
import { monthlyCharacters, translateTextsHandler } from '../../../functions/src/translation/translateTexts.ts'
import { auth, db, newAdmin, refusedCallers } from '../support.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

/* A stand-in for the service, which follows DeepL's documentation of POST /v2/translate. */

interface Asked {
  path: string | undefined
  key: string | undefined
  body: { text: string[]; source_lang: string; target_lang: string }
}
let asked: Asked[] = []
let answer: (asked: Asked, response: ServerResponse) => void = () => undefined

const translated: typeof answer = ({ body }, response) => {
  const translations = body.text.map((text) => ({
    detected_source_language: 'ES',
    text: `${text} ${body.target_lang}`,
  }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translations }))
}
const status =
  (code: number): typeof answer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end('{"message":"no"}')
  }
const text =
  (body: string): typeof answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }

const standIn = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = JSON.parse(Buffer.concat(parts).toString()) as Asked['body']
  const one = { path: `${request.method} ${request.url}`, key: request.headers.authorization, body }
  asked.push(one)
  answer(one, response)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
})
afterAll(() => {
  standIn.closeAllConnections()
  standIn.close()
})

const translate = (key: string, now = Date.now) =>
  translateTextsHandler(
    { db, auth, now },
    () => key,
    (...given) => deepl(...given, { host, patience: 300 }),
  )
const data = { target: 'pt', texts: ['Una noche', 'Reel'] }

describe('The translation service', () => {
  it('is called once per language, with the key, and returns the texts in order', async () => {
    asked = []
    answer = translated
    const auth = await newAdmin(db)
    expect(await translate(' a-key:fx\n')({ data, auth })).toEqual({
      is_on: true,
      texts: ['Una noche PT-BR', 'Reel PT-BR'],
    })
    expect(asked).toEqual([
      {
        path: 'POST /v2/translate',
        key: 'DeepL-Auth-Key a-key:fx',
        body: { text: data.texts, source_lang: 'ES', target_lang: 'PT-BR' },
      },
    ])
  })

  it.each(['', ' ', 'off'])('is off while the key is %j: nothing is sent', async (key) => {
    asked = []
    expect(await translate(key)({ data, auth: await newAdmin(db) })).toEqual({ is_on: false, texts: [] })
    expect(asked).toEqual([])
  })

  it('only reports that it is on if there are no texts', async () => {
    asked = []
    const auth = await newAdmin(db)
    expect(await translate('a-key')({ data: { target: 'en', texts: [] }, auth })).toEqual({ is_on: true, texts: [] })
    expect(asked).toEqual([])
  })

  it.each<[string, typeof answer, string, string]>([
    ['a key that it refuses', status(403), 'failed-precondition', 'key'],
    ['too many requests', status(429), 'resource-exhausted', 'busy'],
    ['a quota that is used up', status(456), 'resource-exhausted', 'quota'],
    ['an internal failure', status(503), 'unavailable', 'service'],
    ['no answer in time', () => undefined, 'unavailable', 'service'],
    ['an answer that is not JSON', text('<html>'), 'unavailable', 'service'],
    ['another shape', text('{"result":[]}'), 'unavailable', 'service'],
    ['fewer texts', text('{"translations":[{"text":"A night"}]}'), 'unavailable', 'service'],
  ])('reports %s by name, and logs no text', async (_, given, code, message) => {
    answer = given
    logged.mockClear()
    const auth = await newAdmin(db)
    await expect(translate('a-key')({ data, auth })).rejects.toMatchObject({ code, message })
    expect(logged.mock.calls.join()).not.toMatch(/Una noche|a-key/)
  })

  it('translates a limited number of characters per month', async () => {
    asked = []
    answer = translated
    const month = Date.UTC(2031, 0, 15)
    const admin = await newAdmin(db)
    const auth = { ...admin, token: { ...admin.token, auth_time: month / 1000 } }
    const counter = db.collection(collections.enquiryCounts).doc('translation-2031-01')
    const size = data.texts.join('').length
    await counter.set({ count: monthlyCharacters - size })
    expect(await translate('a-key', () => month)({ data, auth })).toMatchObject({ is_on: true })
    await expect(translate('a-key', () => month)({ data, auth })).rejects.toMatchObject({
      details: { reason: 'quota' },
    })
    expect(asked).toHaveLength(1)
    expect((await counter.get()).get('count')).toBe(monthlyCharacters)
    expect(await translate('a-key', () => month + 20 * 86_400_000)({ data, auth })).toMatchObject({ is_on: true })
  })

  it.each([
    ['an unknown language', { target: 'xx', texts: ['a'] }],
    ['an empty text', { target: 'en', texts: [''] }],
    ['a text that is too long', { target: 'en', texts: ['a'.repeat(1001)] }],
    ['too many texts', { target: 'en', texts: Array(51).fill('a') }],
  ])('is not called for %s', async (_, wrong) => {
    asked = []
    const auth = await newAdmin(db)
    await expect(translate('a-key')({ data: wrong, auth })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(asked).toEqual([])
  })

  it.each(refusedCallers(db))('is not asked by %s', async (_, newCaller, code) => {
    asked = []
    answer = translated
    await expect(translate('a-key')({ data, auth: await newCaller() })).rejects.toMatchObject({ code })
    expect(asked).toEqual([])
  })
})
