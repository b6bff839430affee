import type { Request } from 'firebase-functions/https'
import * as v from 'valibot'
import { logFact } from '../lib/log.ts'

/** A browser's report of a violation of the Content-Security-Policy (report-uri, CSP level 2). */
const Report = v.object({
  'csp-report': v.object({
    'effective-directive': v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    'blocked-uri': v.fallback(v.string(), ''),
    'document-uri': v.fallback(v.string(), ''),
  }),
})

const maxBytes = 8 * 1024
/** `fromOne` limits one network, so that a single sender cannot block the others. */
const perMinute = { ms: 60_000, reports: 60, fromOne: 10 }

/**
 * Returns whether an address belongs to a browser extension. Violations by extensions are the visitor's, not the
 * site's.
 */
const isExtension = (address: string) => /^[a-z]+-extension\b/.test(address)

/** Returns the keyword that replaces an origin: `inline`, `eval`, `trusted-types-sink`. */
const keywordIn = (blocked: string) => /^[a-z-]{1,24}$/.exec(blocked)?.[0] ?? 'unknown'

/** Returns whether a path can be one of ours. Other paths, and `data:` addresses, may hold private text. */
const isPage = (path: string) => /^\/[a-z/-]{0,40}$/.test(path)

/** Returns the parts of a report that may be logged: the page without query or fragment, and the blocked origin. */
function factsOf(body: Buffer) {
  const { 'csp-report': report } = v.parse(Report, JSON.parse(body.toString()))
  const blocked = report['blocked-uri']
  const path = URL.parse(report['document-uri'])?.pathname ?? ''
  return {
    directive: report['effective-directive'],
    blocked: URL.parse(blocked)?.host ?? keywordIn(blocked),
    page: isPage(path) ? path : '',
    isExtension: isExtension(blocked),
  }
}

const newWindow = (from: number) => ({ from, count: 0, of: new Map<string, number>() })

/**
 * Returns the handler of `POST /api/policyReport`, which logs violations of the policy. Anyone can send anything, so it
 * logs no free text, and at most 60 reports a minute per instance, 10 of them from one network.
 */
export function policyReportHandler(now: () => number) {
  let window = newWindow(0)
  return ({ method, rawBody }: Pick<Request, 'method' | 'rawBody'>, network: string): 204 | 400 | 405 | 429 => {
    if (method !== 'POST') return 405
    if (now() - window.from >= perMinute.ms) window = newWindow(now())
    const fromOne = (window.of.get(network) ?? 0) + 1
    if (window.count >= perMinute.reports || fromOne > perMinute.fromOne) return 429
    window.count++
    window.of.set(network, fromOne)
    try {
      if (rawBody.length > maxBytes) return 400
      const { isExtension: isNoise, ...facts } = factsOf(rawBody)
      if (!isNoise) logFact('policy violation', facts)
      return 204
    } catch {
      return 400
    }
  }
}
