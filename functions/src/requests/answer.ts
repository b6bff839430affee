import type { OutgoingHttpHeaders } from 'node:http'

/** What is answered to a plain request. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body?: string | Buffer
}

/** Whether the caller has what the tag names; a proxy that packs an answer makes the tag a weak one. */
export const isKnown = (etag: string, known = '') =>
  known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))

/** A refusal in one word. */
export const refusal = (status: number, error: string, cacheControl: string, more: OutgoingHttpHeaders = {}) =>
  json(status, JSON.stringify({ error }), { 'Cache-Control': cacheControl, ...more })

/** An answer as JSON. */
export const json = (status: number, body: string, headers: OutgoingHttpHeaders): Answer => ({
  status,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  },
  body,
})

/** To whoever does not only read. */
export const methodRefused = refusal(405, 'method-not-allowed', 'no-store', { Allow: 'GET, HEAD' })
