import type { IncomingHttpHeaders } from 'node:http'
import { publicContentPath } from '@studio/domain/content/publicContent'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { publicSamples } from '../../../scripts/seed/documents.ts'
import { hasRole } from './policy.ts'
import { Reply } from './router.ts'
import type { Project } from './state.ts'

export interface Visit {
  host: string
  pathname: string
  headers: IncomingHttpHeaders
  method: string
}

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Reply(status, { 'content-type': 'application/json; charset=utf-8', ...headers }, JSON.stringify(body))

/** The sample content by language, cached because every deployment requests all of it. */
const samples = new Map<LanguageCode, object>()
function sampleIn(language: LanguageCode): object {
  const sample = samples.get(language) ?? publicSamples(language)
  samples.set(language, sample)
  return sample
}

/**
 * Returns a function's response, unless Cloud Run refuses the caller. `isHosted` is true for a request through the
 * site.
 */
export function answerFunction(project: Project, service: string, visit: Visit, isHosted = false): Reply {
  const entry = project.runServices[service]
  if (!entry) return new Reply(404, {}, 'The requested URL was not found on this server.')
  const isPublic = entry.service.invokerIamDisabled || hasRole(entry.policy, 'allUsers', 'roles/run.invoker')
  if (!isPublic) return new Reply(403, {}, 'Your client does not have permission to get this URL from this server.')
  const id = Object.values(project.functions).find(({ serviceConfig }) => serviceConfig.service === service)
  if (id?.state !== 'ACTIVE') return new Reply(503, {}, 'Service Unavailable')
  const broken = project.live.broken[visit.pathname]
  if (broken) return json(broken, { error: { status: 'INTERNAL', message: 'internal' } })
  // A gate refuses requests that Auth has not signed.
  if (id.labels?.['deployment-blocking']) return json(401, { error: { status: 'UNAUTHENTICATED' } })
  if (visit.pathname === '/api/doctor') return proxyCheck(project, visit, isHosted)
  const language = languageCodes.find((code) => visit.pathname === publicContentPath(code))
  if (!language) return json(400, { error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } })
  const content = project.live.content[language] ?? sampleIn(language)
  return json(200, content, { 'cache-control': project.live.contentCacheControl, vary: 'Authorization' })
}

/** Answers with the number of proxies that have added an address; the function's own address has one less. */
function proxyCheck({ live }: Project, { headers }: Visit, isHosted: boolean): Reply {
  const proxies = isHosted ? live.proxies : Math.max(0, live.proxies - 1)
  const made = headers['x-forwarded-for'] !== undefined
  return json(
    200,
    { entries: proxies + (made ? 1 : 0), proxies: made ? proxies : null },
    { 'cache-control': 'no-store' },
  )
}
