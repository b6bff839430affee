import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { allRoutes } from './apis/all.ts'
import type { CallFaults } from './callFaults.ts'
import { GoogleError, notFound } from './errors.ts'
import { answerSite } from './liveSite.ts'
import { readOperation } from './operations.ts'
import { type Call, demandService, type Inside, projectOf, Reply, type Route, readJson } from './router.ts'

/** One call, for tests that look at what was sent. */
export interface LoggedCall {
  method: string
  /** `<api host>/<path>?<query>`. */
  path: string
  body: string
  status: number
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Refuses a call without a token. Valid are the stand-in's own tokens, and the one that the CLI sends to local servers.
 */
function demandToken({ authorization }: IncomingMessage['headers']) {
  if (/^Bearer (owner|stand-in-token.*)$/.test(authorization ?? '')) return
  throw new GoogleError(
    401,
    'UNAUTHENTICATED',
    'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  )
}

const openHosts = new Set(['oauth2.googleapis.com', 'www.googleapis.com', 'storage.googleapis.com'])
const operationPath = /^\/v\w+\/(?:.+\/)?operations\/[^/]+$/

interface Matched {
  route?: Route
  params: Readonly<Record<string, string>>
}
function match(api: string, method: string, path: string): Matched | undefined {
  if (method === 'GET' && operationPath.test(path)) return { params: {} }
  for (const route of allRoutes) {
    if (route.api !== api || route.method !== method) continue
    const matched = route.path.exec(path)
    if (!matched) continue
    const named = Object.entries(matched.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])
    return { route, params: Object.fromEntries(named) }
  }
  return undefined
}

/** Starts the server: `<origin>/<host>/<path>` stands for `https://<host>/<path>`. */
export async function startServer(
  inside: (origin: string) => Inside,
  faults: CallFaults,
  log: LoggedCall[],
  unexpected: string[],
) {
  /** Handles a call. Returns the response, and whether the call changed anything. */
  async function answer(request: IncomingMessage, raw: Buffer): Promise<{ value: unknown; changed: boolean }> {
    const url = new URL(request.url ?? '/', google.origin)
    const [, api = ''] = url.pathname.split('/')
    const path = url.pathname.slice(api.length + 1) || '/'
    const method = request.method ?? 'GET'
    if (!api.endsWith('.googleapis.com')) return { value: answerSite(google, api, path, request), changed: false }
    if (!openHosts.has(api)) demandToken(request.headers)
    const matched = match(api, method, path)
    if (!matched) {
      unexpected.push(`${method} ${api}${path}`)
      throw notFound(`The stand-in has no route for ${method} ${api}${path}`)
    }
    const { route, params } = matched
    const call: Call = {
      google,
      state: google.state,
      api,
      method,
      path: decodeURIComponent(path),
      params,
      query: url.searchParams,
      headers: request.headers,
      raw,
      get project() {
        return projectOf(google.state, params.project)
      },
      json: (fields) => readJson(raw, fields),
    }
    demandService(call)
    const value = route ? await route.handle(call) : readOperation(call)
    return { value, changed: route !== undefined && !route.reads }
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const raw = await readBody(request)
    const line = (request.url ?? '').slice(1)
    const method = request.method ?? 'GET'
    const hits = faults.hits(method, line.split('?')[0] ?? '')
    for (const { ms } of hits) if (ms) await wait(ms)
    const failure = hits.find(({ status }) => status !== undefined)
    let reply = failure && !failure.afterwards ? failed(failure) : undefined
    if (!reply) {
      const { made, changed } = await answer(request, raw).then(
        ({ value, changed }) => ({ made: asReply(value), changed }),
        (error: unknown) => ({ made: asReply(error), changed: false }),
      )
      if (changed) await faults.mutated()
      reply = failure ? failed(failure) : made
    }
    log.push({ method, path: line, body: raw.length < 100_000 ? raw.toString() : '', status: reply.status })
    response.writeHead(reply.status, reply.headers).end(request.method === 'HEAD' ? undefined : reply.body)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const google = inside(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { google, close }
}

const json = (status: number, body: unknown) =>
  new Reply(status, { 'content-type': 'application/json; charset=UTF-8' }, JSON.stringify(body))

function failed({ status = 500, body }: { status?: number; body?: object }) {
  return json(status, body ?? { error: { code: status, message: 'Injected by the test', status: 'UNAVAILABLE' } })
}

function asReply(value: unknown): Reply {
  if (value instanceof Reply) return value
  if (value instanceof GoogleError) return json(value.code, value.body)
  if (value instanceof Error) return json(500, { error: { code: 500, message: value.stack, status: 'INTERNAL' } })
  return json(200, value ?? {})
}
