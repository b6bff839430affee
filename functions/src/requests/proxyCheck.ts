import { documentationAddress, type ProxyCheck } from '@studio/domain/proxyCheck'
import { forwardedBy } from './address.ts'
import { type Answer, json, methodRefused } from './answer.ts'
import type { HttpRequest } from './callable.ts'

/** Answers `GET /api/doctor` with a `ProxyCheck`: two numbers and none of the request's data. */
export function proxyCheck({ method, headers }: HttpRequest & { method: string }): Answer {
  if (method !== 'GET' && method !== 'HEAD') return methodRefused
  const forwarded = forwardedBy({ headers })
  const at = forwarded.indexOf(documentationAddress)
  const seen: ProxyCheck = { entries: forwarded.length, proxies: at < 0 ? null : forwarded.length - 1 - at }
  return json(200, JSON.stringify(seen), { 'Cache-Control': 'no-store' })
}
