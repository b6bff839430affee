import type { OutgoingHttpHeaders } from 'node:http'

/** A response to a plain HTTP request. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body?: string | Buffer
}

/**
 * Returns whether the caller already has the version with this ETag. A proxy that compresses turns the tag into a weak
 * one.
 */
export const matchesEtag = (etag: string, known = '') =>
  known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))

export const refusal = (status: number, error: string, cacheControl: string, more: OutgoingHttpHeaders = {}) =>
  json(status, JSON.stringify({ error }), { 'Cache-Control': cacheControl, ...more })

export const json = (status: number, body: string, headers: OutgoingHttpHeaders): Answer => ({
  status,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  },
  body,
})

/** The answer to any method that does more than read. */
export const methodRefused = refusal(405, 'method-not-allowed', 'no-store', { Allow: 'GET, HEAD' })
