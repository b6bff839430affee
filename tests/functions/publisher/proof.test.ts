import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicContentFrom } from '@studio/domain/content/publicContentFrom'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { examplePhone } from '@studio/domain/settings/placeholders'
import { defaultSettings } from '@studio/domain/settings/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageHashes, prove } from '../../../functions/src/publisher/proof.ts'

let server: Server
let origin: string
/** Changes what a request gets. */
let answer: (request: IncomingMessage, text: string) => string
let picture: string
let files: Map<string, string>

beforeEach(async () => {
  answer = (_, text) => text
  picture = 'image/png'
  server = createServer((request, response) => {
    const { url = '', headers } = request
    if (url.startsWith('/og/')) return response.writeHead(200, { 'content-type': picture }).end('picture')
    const wish = headers['accept-language'] ?? '*'
    const language = url !== '/' ? url.slice(1, 3) : wish === '*' ? 'es' : wish
    const text = files.get(language === 'es' ? 'index.html' : `${language}/index.html`) ?? ''
    response.writeHead(200).end(answer(request, text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = new Map(
    languageCodes.map((code) => [
      code === 'es' ? 'index.html' : `${code}/index.html`,
      `<meta property="og:title" content="${code}" /><meta property="og:image" content="${origin}/og/${code}.png" />
      <a href="https://wa.me/573112223333">chat</a>`,
    ]),
  )
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const stored = (contact: object) => ({
  ...{ projects: [], testimonials: [], sections: [], prices: [] },
  settings: [{ id: 'contact_info', value: { ...defaultSettings.contact_info, ...contact } }],
})
const proofOf = (contact: object = { phone: '+57 311 222 3333', whatsapp: '' }) =>
  prove({
    origin,
    pages: pageHashes(files),
    now: 5,
    contentOf: (language: LanguageCode) => publicContentFrom(language, stored(contact), 5),
  })

describe('The proof of a publication', () => {
  it('is complete if everyone gets the published pages', async () => {
    expect(await proofOf()).toEqual({ at: 5, wrong: [], preview: true, number: true })
  })

  it.each<[string, (request: IncomingMessage) => boolean]>([
    ['a search engine gets', ({ headers }) => headers['user-agent']?.includes('Googlebot') ?? false],
    ['a link preview gets', ({ headers }) => headers['user-agent']?.includes('WhatsApp') ?? false],
    ['a visitor gets', ({ headers }) => headers['accept-language'] === 'ja'],
  ])('names the language in which %s another page', async (_, isAsking) => {
    const isJapanese = ({ url, headers }: IncomingMessage) => url === '/ja/' || headers['accept-language'] === 'ja'
    answer = (request, text) => (isAsking(request) && isJapanese(request) ? 'old' : text)
    expect((await proofOf()).wrong).toEqual(['ja'])
  })

  it('names a picture that is none', async () => {
    picture = 'text/html'
    expect((await proofOf()).preview).toBe(false)
  })

  it('names a number that the page lacks', async () => {
    expect((await proofOf({ phone: '+57 300 000 0001', whatsapp: '' })).number).toBe(false)
  })

  it('looks for the number as links contain it', async () => {
    expect((await proofOf({ phone: '+57 (0)311 222 3333', whatsapp: '' })).number).toBe(true)
  })

  it('does not expect a placeholder, which the page never shows', async () => {
    expect((await proofOf({ phone: examplePhone, whatsapp: '' })).number).toBeNull()
  })

  it('names all languages if the site does not answer', async () => {
    origin = 'http://127.0.0.1:1'
    expect((await proofOf()).wrong).toEqual([...languageCodes])
  })
})
