import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { HostingConfig, HostingVersion, Site } from './hostingTypes.ts'
import { answerFunction, type Visit } from './liveFunctions.ts'
import { type Inside, Reply } from './router.ts'
import type { GoogleState, Project } from './state.ts'

/** Returns the answer of a site, by any of its names, or of a function's own address. */
export function answerSite({ state }: Inside, host: string, pathname: string, request: IncomingMessage): Reply {
  const visit: Visit = { host, pathname, headers: request.headers, method: request.method ?? 'GET' }
  for (const project of Object.values(state.projects)) {
    const site = Object.values(project.sites).find((each) => isNameOf(each, host))
    if (site) return visitSite(state, project, site, visit)
    const name = serviceAt(project, host, pathname)
    if (name) return answerFunction(project, name, visit)
  }
  return new Reply(404, {}, `Nothing is at ${host}`)
}

function isNameOf({ name, customDomains }: Site, host: string) {
  const id = name.split('/').at(-1)
  if (host === `${id}.web.app` || host === `${id}.firebaseapp.com`) return true
  return customDomains[host]?.hostState === 'HOST_ACTIVE'
}

/** Returns the service at a function's address: its own on run.app, or the path on cloudfunctions.net. */
function serviceAt({ functions }: Project, host: string, pathname: string): string | undefined {
  const address = `https://${host}`
  const [, first = ''] = pathname.split('/')
  return Object.values(functions).find(
    ({ serviceConfig, url }) => serviceConfig.uri === address || url === `${address}/${first}`,
  )?.serviceConfig.service
}

const matches = ({ glob, regex }: { glob?: string; regex?: string }, pathname: string) => {
  if (regex) return new RegExp(regex).test(pathname)
  if (!glob) return false
  return glob.startsWith('!')
    ? !path.posix.matchesGlob(pathname, glob.slice(1))
    : path.posix.matchesGlob(pathname, glob)
}

/** Returns the headers of all matching rules; a later rule wins. */
function headersFor({ headers = [] }: HostingConfig, pathname: string): Record<string, string> {
  const all = headers.filter((rule) => matches(rule, pathname)).flatMap((rule) => Object.entries(rule.headers))
  return Object.fromEntries(all.map(([key, value]) => [key.toLowerCase(), value]))
}

function visitSite(state: GoogleState, project: Project, site: Site, visit: Visit): Reply {
  const [release] = site.channels.live?.releases ?? []
  const version = site.versions[release?.version.name.split('/').at(-1) ?? '']
  if (version?.status !== 'FINALIZED') return new Reply(404, {}, 'Site Not Found')
  const { pathname, headers } = visit
  const set = headersFor(version.config ?? {}, pathname)
  for (const name of project.live.droppedHeaders) delete set[name]
  const file = fileAt(version, pathname, headers['accept-language'])
  if (file) return page(state, version, file, set)
  const rewrite = version.config?.rewrites?.find((rule) => matches(rule, pathname))
  if (rewrite?.run) {
    const { serviceId, region = 'us-central1' } = rewrite.run
    const name = `projects/${project.projectId}/locations/${region}/services/${serviceId}`
    return throughCdn(project, visit, answerFunction(project, name, visit, true), set)
  }
  if (rewrite?.path) return page(state, version, rewrite.path, set)
  return new Reply(404, set, 'Page Not Found')
}

/** Returns the file for a path, in the visitor's language if possible. The path may omit `.html` or `index.html`. */
function fileAt({ files, config }: HostingVersion, pathname: string, languages = ''): string | undefined {
  const root = config?.i18n?.root
  const codes = languages.split(',').map((part) => part.split(/[-;]/)[0]?.trim() ?? '')
  const places = [...(root ? codes.filter(Boolean).map((code) => `${root}/${code}`) : []), '']
  const names = [
    pathname,
    `${pathname.replace(/\/$/, '')}/index.html`,
    ...(config?.cleanUrls ? [`${pathname}.html`] : []),
  ]
  return places.flatMap((place) => names.map((name) => place + name)).find((name) => files[name])
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

function page(state: GoogleState, { files }: HostingVersion, file: string, headers: Record<string, string>): Reply {
  const stored = state.files[files[file] ?? '']
  if (stored === undefined) return new Reply(404, headers, 'Page Not Found')
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  return new Reply(200, { 'content-type': type, ...headers }, gunzipSync(Buffer.from(stored, 'base64')))
}

/** Acts as Hosting's CDN, which caches cacheable answers and adds their age. */
function throughCdn({ live }: Project, { pathname, method }: Visit, answer: Reply, set: Record<string, string>): Reply {
  const headers = { ...answer.headers, ...set }
  const mayKeep = method === 'GET' && /s-maxage=[1-9]/.test(headers['cache-control'] ?? '')
  if (!live.cdn || !mayKeep || answer.status !== 200)
    return new Reply(answer.status, { ...headers, 'x-cache': 'MISS' }, answer.body)
  const visits = live.cached[pathname] ?? 0
  live.cached[pathname] = visits + 1
  const cache: Record<string, string> = visits === 0 ? { 'x-cache': 'MISS' } : { 'x-cache': 'HIT', age: String(visits) }
  return new Reply(answer.status, { ...headers, ...cache }, answer.body)
}
