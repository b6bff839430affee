/**
 * The bench's server, in a thread of its own so that Lighthouse's work does not delay an answer: each site on a port
 * of its own, HTTP/2 with TLS, brotli 11 made beforehand, cached and answered as Hosting does. One more port stands
 * in for Firestore.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { answerAsFirestore } from './firestoreStandIn.ts'
import type { ServerOrder, ServerReport, ServerSetup, Site } from './server.ts'

const { key, cert, sites } = workerData as ServerSetup

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  png: 'image/png',
  woff2: 'font/woff2',
}
/** Compressed already. */
const packed = new Set(['webp', 'png', 'woff2'])

interface File {
  body: Buffer
  headers: Record<string, string>
}

/** Sites share most files; each is compressed once. */
const compressed = new Map<string, Buffer>()
function brotli(content: Buffer, hash: string): Buffer {
  const known = compressed.get(hash) ?? brotliCompressSync(content)
  compressed.set(hash, known)
  return known
}

function fileOf(name: string, content: Buffer): File {
  const kind = path.extname(name).slice(1)
  const hash = createHash('sha256').update(content).digest('hex')
  const isPacked = packed.has(kind)
  const body = isPacked ? content : brotli(content, hash)
  return {
    body,
    headers: {
      'content-type': types[kind] ?? 'application/octet-stream',
      'content-length': String(body.length),
      ...(isPacked ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' }),
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    },
  }
}

/** Everything a site has, by address; a written page goes before that of the folder. Source maps stay at home. */
function filesOf({ folder, written }: Site): Map<string, File> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name).slice(1) in types)
    .map((entry) => path.join(entry.parentPath, entry.name))
  const files = new Map<string, File>()
  for (const file of found) {
    const name = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (!(name in written)) files.set(name, fileOf(name, readFileSync(file)))
  }
  for (const [name, text] of Object.entries(written)) files.set(name, fileOf(name, Buffer.from(text)))
  return files
}

/** `/` and `/ar/` are their index page, `/privacy` is privacy.html. */
function find(files: Map<string, File>, address: string): File | undefined {
  if (address.endsWith('/')) return files.get(`${address}index.html`)
  return files.get(address) ?? files.get(`${address}.html`)
}

function answer(files: Map<string, File>, stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  stream.on('error', () => {})
  const { pathname } = new URL(headers[':path'] ?? '/', 'https://site')
  const file = find(files, pathname)
  if (!file) return stream.respond({ ':status': 404 }, { endStream: true })
  if (headers['if-none-match'] === file.headers.etag) {
    const { etag = '', 'cache-control': caching = '' } = file.headers
    return stream.respond({ ':status': 304, etag, 'cache-control': caching }, { endStream: true })
  }
  stream.respond({ ':status': 200, ...file.headers })
  stream.end(headers[':method'] === 'HEAD' ? undefined : file.body)
}

const port = (server: Http2SecureServer) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** What each site has sent since it was last asked: everything on its connections but the TLS handshake. */
const sent: Record<string, () => number> = {}

async function open(name: string, site: Site): Promise<readonly [name: string, port: number]> {
  const server = createSecureServer({ key, cert })
  const files = filesOf(site)
  let before = 0
  let now = 0
  server.on('session', (session) => {
    let seen = session.socket.bytesWritten ?? 0
    const count = () => {
      const { bytesWritten = seen } = session.socket ?? {}
      now += bytesWritten - seen
      seen = bytesWritten
    }
    session.on('error', () => {})
    session.on('stream', (stream: ServerHttp2Stream, headers) => {
      stream.on('close', count)
      answer(files, stream, headers)
    })
  })
  sent[name] = () => {
    const since = now - before
    before = now
    return since
  }
  return [name, await port(server)]
}

const firestore = createSecureServer({ key, cert })
firestore.on('session', (session) => session.on('error', () => {}))
firestore.on('stream', answerAsFirestore)

const ports = Object.fromEntries(
  await Promise.all([
    ...Object.entries(sites).map(([name, site]) => open(name, site)),
    port(firestore).then((at) => ['firestore', at] as const),
  ]),
) as Record<string, number>
parentPort?.on('message', ({ id, site }: ServerOrder) => {
  parentPort?.postMessage({ id, bytes: sent[site]?.() ?? 0 } satisfies ServerReport)
})
parentPort?.postMessage({ ports } satisfies ServerReport)
