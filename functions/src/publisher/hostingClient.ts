import { setTimeout as pause } from 'node:timers/promises'
import { PublishError } from './target.ts'

export interface HostingAccess {
  /** The Hosting API's origin; tests replace it. */
  api?: string
  /** Returns an access token of the publisher's account. */
  token: () => Promise<string>
  /** The first pause before a call is repeated, in ms. */
  pauseMs?: number
}

/** Timeout of a call, in ms. */
const patienceMs = 30_000

/** Maximum number of attempts at a call. */
const maxTries = 4

const mayPass = (status: number) => status === 429 || status >= 500

/** Returns a client of the Hosting API. It repeats calls that fail for a moment. */
export function hostingClient({
  api = 'https://firebasehosting.googleapis.com',
  token,
  pauseMs = 1000,
}: HostingAccess) {
  async function send(method: string, url: string, type: string, body?: string | Uint8Array): Promise<Response> {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': type }
    return fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: body as BodyInit }),
      signal: AbortSignal.timeout(patienceMs),
    })
  }

  async function insist(...request: Parameters<typeof send>): Promise<string> {
    for (let tries = 1; ; tries++) {
      const answer = await send(...request).catch((error: unknown) => error)
      if (answer instanceof Response && answer.ok) return answer.text()
      const status = answer instanceof Response ? answer.status : 0
      const detail = `${request[0]} ${new URL(request[1]).pathname} answered ${status}`
      if (status === 401 || status === 403) throw new PublishError('refused', detail)
      if ((status !== 0 && !mayPass(status)) || tries === maxTries)
        throw new PublishError('unreachable', detail, answer)
      await pause(pauseMs * 2 ** (tries - 1))
    }
  }

  return {
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const text = await insist(method, `${api}/v1beta1/${path}`, 'application/json', body && JSON.stringify(body))
      return JSON.parse(text || '{}') as Answer
    },
    /** Uploads a gzipped file to an address that the API has named. */
    async upload(url: string, bytes: Uint8Array): Promise<void> {
      await insist('POST', url, 'application/octet-stream', bytes)
    },
  }
}
export type HostingClient = ReturnType<typeof hostingClient>
