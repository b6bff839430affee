import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { liveContent } from './content.ts'

/** Returns the address of a site that answers a path with a status and a text. */
async function siteWith(answer: (path: string) => readonly [number, string]) {
  const server = createServer(({ url = '' }, response) => {
    const [status, text] = answer(url)
    response.writeHead(status).end(text)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const isContent = (path: string) => path.startsWith('/api/content/')
const pageWith = (data: string) => `<body><script type="application/json" id="content">${data}</script></body>`

it('A build has the content that visitors get', async () => {
  const { id, contentOf } = await liveContent(await siteWith((path) => [200, JSON.stringify({ path })]))
  expect(contentOf('ja')).toEqual({ path: '/api/content/ja' })
  expect(id).toMatch(/^\w{16}$/)
})

it('While an earlier release is live, a build has the content of its pages', async () => {
  const site = await siteWith((path) =>
    isContent(path) ? [204, ''] : [200, pageWith(JSON.stringify({ path, text: 'a < b' }).replace('<', '\\u003c'))],
  )
  const { id, contentOf } = await liveContent(site)
  expect(contentOf('es')).toEqual({ path: '/', text: 'a < b' })
  expect(contentOf('ja')).toEqual({ path: '/ja/', text: 'a < b' })
  expect(id).toMatch(/^\w{16}$/)
})

it.each([
  ['while the site does not answer', 503],
  ['if the pages of an earlier release have none', 204],
])('A build has no content %s', async (_, status) => {
  const { id, contentOf } = await liveContent(await siteWith((path) => [isContent(path) ? status : 200, '']))
  expect([id, contentOf('es')]).toEqual(['none', undefined])
})
