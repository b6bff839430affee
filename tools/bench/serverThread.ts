/**
 * The bench's server. It runs in its own thread, so that Lighthouse's work does not delay answers. Each site has a
 * port; it uses HTTP/2 with TLS, precompressed brotli 11, and Hosting's caching and routing.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { languageCodes } from '@studio/domain/languages'
import { dist, pathOf, type Setup, type Written } from './server.ts'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
}
const isPacked = (kind: string) => /^(webp|avif|jpe?g|png|woff2|mp4|webm|m4s)$/.test(kind)

interface File {
  body: Buffer
  headers: Record<string, string>
}

/** Sites share most files, so each is compressed once. */
const compressed = new Map<string, Buffer>()

function fileOf(name: string, content: Buffer): File {
  const kind = path.extname(name).slice(1)
  const hash = createHash('sha256').update(content).digest('hex')
  const body = isPacked(kind) ? content : (compressed.get(hash) ?? brotliCompressSync(content))
  compressed.set(hash, body)
  return {
    body,
    headers: {
      'content-type': types[kind] ?? 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      ...(isPacked(kind) ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
      'cache-control': /^\/(assets|film)\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${hash}"`,
    },
  }
}

/**
 * Returns all files of a site by path, and the answer to the page's request for newer content: the same content as in
 * the page.
 */
function filesOf(written: Written): Map<string, File> {
  const files = new Map<string, File>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = `/${path.relative(dist, file)}`
    if (entry.isFile() && !/\.map$|^\/localized-files\//.test(name)) files.set(name, fileOf(name, readFileSync(file)))
  }
  for (const [name, content] of Object.entries(written)) files.set(name, fileOf(name, Buffer.from(content)))
  for (const language of languageCodes) {
    const name = `${pathOf(language)}index.html`
    const html = String(written[name] ?? readFileSync(`${dist}${name}`, 'utf8'))
    const [, content] = /<script\b(?=[^>]*\bid="content")[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
    if (content) files.set(`/api/content/${language}`, fileOf('content.json', Buffer.from(content)))
  }
  return files
}

/** Answers a request: `/` and `/ar/` with their index page, `/privacy` with privacy.html. */
function answer(files: Map<string, File>, stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  stream.on('error', () => {})
  const { pathname } = new URL(headers[':path'] ?? '/', 'https://site')
  const file = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname) ?? files.get(`${pathname}.html`)
  if (!file) return stream.respond({ ':status': pathname.startsWith('/api/') ? 503 : 404 }, { endStream: true })
  const { etag = '', 'cache-control': caching = '' } = file.headers
  if (headers['if-none-match'] === etag)
    return stream.respond({ ':status': 304, etag, 'cache-control': caching }, { endStream: true })
  // Films are requested in ranges.
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const last = Math.min(Number(to || Number.POSITIVE_INFINITY), file.body.length - 1)
  const body = from ? file.body.subarray(Number(from), last + 1) : file.body
  const range = { 'content-range': `bytes ${from}-${last}/${file.body.length}`, 'content-length': String(body.length) }
  stream.respond({ ':status': from ? 206 : 200, ...file.headers, ...(from && range) })
  stream.end(headers[':method'] === 'HEAD' ? undefined : body)
}

const { key, cert, sites } = workerData as Setup
const ports: Record<string, number> = {}
for (const [name, written] of Object.entries(sites)) {
  const files = filesOf(written)
  const server = createSecureServer({ key, cert }).listen(0, '127.0.0.1')
  server.on('session', (session) => session.on('error', () => {}))
  server.on('stream', (stream, headers) => answer(files, stream, headers))
  await once(server, 'listening')
  ports[name] = (server.address() as AddressInfo).port
}
parentPort?.postMessage(ports)
