import { setTimeout as sleep } from 'node:timers/promises'
import { GoogleError } from './googleError.ts'
import { bootstrap, needsSignIn, originOf, type Service } from './services.ts'

/** POST requests that only read. */
const readingPosts = /(:(getIamPolicy|testIamPermissions|lookup|runQuery)|\/entries:list)$/

/** A client that only reads. Checks get no other, so they cannot change a project. */
export interface Reader {
  /** Reads a resource. Returns undefined if it, or the API that serves it, is not there. */
  get<Answer>(service: Service, path: string): Promise<Answer | undefined>
  /** Reads all pages of a list. Returns an empty list if the parent is not there. */
  list<Item>(service: Service, path: string, key: string): Promise<Item[]>
  /** Reads with a POST. Throws on any address that could write. */
  query<Answer>(service: Service, path: string, body?: object): Promise<Answer | undefined>
}

/** A fix may write as well, and wait until Google has finished. */
export interface Google extends Reader {
  send<Answer = unknown>(method: Method, service: Service, path: string, body?: object): Promise<Answer>
  /** Sends a request that starts a long-running operation. Returns the operation's response. */
  finish<Answer = unknown>(method: Method, service: Service, path: string, body?: object): Promise<Answer>
  /** From now on, an API that seems off or an account that seems missing counts as just created, and is retried. */
  expectSettling(): void
}
type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface Operation {
  name?: string
  done?: boolean
  error?: { message?: string }
  response?: unknown
}

/** Maximum number of attempts at a call that Google is too busy to answer. */
const attempts = 6
/** The pause before the first repetition, in ms; tests shorten it. Each further pause is twice as long, up to 16 times. */
export const pauseMs = Number(process.env.DEPLOY_PAUSE_MS ?? 1000)
/** The time for which new APIs and accounts may remain unknown to some of Google's servers, in ms. */
const patienceMs = 180_000
/** The longest that an operation may take, in ms. */
const operationMs = 600_000

/** A client for one project. `token` returns an access token of whoever is signed in. */
export function google(project: string, token: () => Promise<string>): Google {
  let isSettling = false

  async function once(method: string, service: Service, path: string, body?: object): Promise<unknown> {
    const origin = originOf(service)
    const headers: Record<string, string> = {
      authorization: `Bearer ${needsSignIn(origin) ? await token() : 'owner'}`,
      'content-type': 'application/json',
    }
    if (!bootstrap.includes(service)) headers['x-goog-user-project'] = project
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw new GoogleError(response.status, answer, `${method} ${origin}/${path}`)
    return answer
  }

  async function request(method: string, service: Service, path: string, body?: object): Promise<unknown> {
    const until = Date.now() + (isSettling ? patienceMs : 0)
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(method, service, path, body)
      } catch (error) {
        const known = error instanceof GoogleError
        const mayPass = known ? error.isSettling && Date.now() < until : false
        const isBusy = known ? error.isBusy : true
        if (!mayPass && !(isBusy && attempt < attempts)) throw error
      }
      await sleep(pauseMs * Math.min(2 ** (attempt - 1), 16))
    }
  }

  const absent = (error: unknown) => {
    if (error instanceof GoogleError && error.isAbsent) return undefined
    throw error
  }

  const reader: Reader = {
    get: <Answer>(service: Service, path: string) =>
      request('GET', service, path).catch(absent) as Promise<Answer | undefined>,
    async list<Item>(service: Service, path: string, key: string) {
      const found: Item[] = []
      let pageToken = ''
      do {
        const page = await reader.get<Record<string, unknown>>(
          service,
          pageToken ? `${path}${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(pageToken)}` : path,
        )
        found.push(...((page?.[key] as Item[] | undefined) ?? []))
        pageToken = (page?.nextPageToken as string | undefined) ?? ''
      } while (pageToken)
      return found
    },
    query: <Answer>(service: Service, path: string, body: object = {}) => {
      if (!readingPosts.test(path)) throw new Error(`POST ${path} could change something`)
      return request('POST', service, path, body).catch(absent) as Promise<Answer | undefined>
    },
  }

  const send = <Answer>(method: Method, service: Service, path: string, body?: object) =>
    request(method, service, path, body) as Promise<Answer>

  async function finish<Answer>(method: Method, service: Service, path: string, body?: object) {
    let operation = await send<Operation>(method, service, path, body)
    const version = path.slice(0, path.indexOf('/'))
    const until = Date.now() + operationMs
    while (operation.name && !operation.done) {
      if (Date.now() > until) throw new Error(`${service} did not finish ${operation.name}: run the command again`)
      await sleep(pauseMs)
      operation = (await request('GET', service, `${version}/${operation.name}`)) as Operation
    }
    if (operation.error) throw new Error(`${method} ${path}: ${operation.error.message ?? 'the operation failed'}`)
    return operation.response as Answer
  }

  const expectSettling = () => {
    isSettling = true
  }
  return { ...reader, send, finish, expectSettling }
}

/** A client that can only read, for the doctor and for the checks before anything is asked. */
export function reader(project: string, token: () => Promise<string>): Reader {
  const { get, list, query } = google(project, token)
  return { get, list, query }
}
