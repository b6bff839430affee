/// <reference lib="webworker" />
import { publicContentPath } from '@studio/domain/content/publicContent'
import { isLanguage, type LanguageCode, languageCodes, pickLanguage } from '@studio/domain/languages'
import * as v from 'valibot'
import { clientsClaim, type RouteHandlerCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { OpenRequest } from '../device/announced'
import { consoleCache } from '../device/consoleFiles'
import { languageOfPath, pathOfLanguage } from '../i18n/language'
import { choiceCache, choiceUrl } from '../i18n/offlineChoice'
import { firstScreenFirst } from './firstScreen'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const paths = v.array(v.string())
/**
 * A message of the page: take over now, or keep this page and the scripts that it loaded before there was a worker. The
 * page may be of another version: what is not understood is left.
 */
const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('SKIP_WAITING') }),
  v.object({ type: v.literal('KEEP'), page: v.string(), assets: paths, pictures: paths }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>

const manifest = self.__WB_MANIFEST
/** Pages belong to the build that drew them, so each version of the worker keeps its own. */
const revision = manifest
  .map((entry) => (typeof entry === 'object' && entry.url === 'app.html' ? entry.revision : ''))
  .join('')
const pages = `pages-${revision}`
const assets = 'assets'
const pictures = 'pictures'
const content = 'content'

precacheAndRoute(manifest)
cleanupOutdatedCaches()
clientsClaim()

/** The language in which `/` opens on this device: the stored choice, else what the browser asks for. */
async function languageHere(): Promise<LanguageCode> {
  const stored = await caches.match(choiceUrl, { cacheName: choiceCache })
  return pickLanguage([await stored?.text(), ...self.navigator.languages])
}

const isPrivacy = (path: string) => path === '/privacy'
const isPublicPage = (path: string) => path === '/' || isPrivacy(path) || languageOfPath(path) !== undefined
const keyOf = (path: string, language: LanguageCode) =>
  isPrivacy(path) ? `/privacy?in=${language}` : pathOfLanguage(language)

/** Keeps a page under the language that it is written in: Hosting answers `/` in any of ten and does not say which. */
async function keepPage(path: string, response: Response) {
  const html = await response.clone().text()
  const language = /<html lang="(\w\w)"/.exec(html)?.[1]
  if (response.ok && isLanguage(language)) await (await caches.open(pages)).put(keyOf(path, language), response)
  return html
}

async function keepAll(name: string, urls: Iterable<string>) {
  const kept = await caches.open(name)
  const keep = async (url: string) => {
    if (!(await kept.match(url))) await kept.add(url)
  }
  await Promise.all(
    [...new Set(urls)].map((url) => keep(url).catch(() => console.warn(`${url} is not kept for offline`))),
  )
}

/** The pages of this device's language and all that they need, so that a new version opens offline at once. */
async function keepHome() {
  const language = await languageHere()
  const home = await keepPage('/', await fetch(pathOfLanguage(language)))
  const privacy = await keepPage('/privacy', await fetch('/privacy'))
  const later = (await (await fetch('/later.json')).json()) as Record<string, string[]>
  const named = [...`${home}${privacy}`.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)
  await keepAll(assets, [...named, ...(later.all ?? []), ...(later[language] ?? [])])
  await keepAll(content, [publicContentPath(language)])
}

/** A home page that is kept: of this device's language, else of one that its browser asks for, else of any. */
async function keptHome(): Promise<Response | undefined> {
  const kept = await caches.open(pages)
  for (const language of [await languageHere(), pickLanguage(self.navigator.languages), ...languageCodes]) {
    const page = await kept.match(pathOfLanguage(language))
    if (page) return page
  }
  return undefined
}

/** A browser's own routing of requests, where it has one (service worker static routing). */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: object; source: 'network' }): Promise<void>
}

/**
 * Requests to other sites, Firestore's without end among them, do not even wake this worker. Chrome ends an old worker
 * half a minute late when a request wakes it again just while a new version is taken.
 */
async function passOthersBy(event: RoutingInstallEvent) {
  const { protocol, hostname, port } = self.location
  const ours = { or: [{ urlPattern: { protocol, hostname, port } }, { urlPattern: anyLookup }] }
  await event.addRoutes?.({ condition: { not: ours }, source: 'network' })
}

/** How Auth asks, at every start, whether the stored account is still good. */
const anyLookup = { protocol: '*', hostname: '*', port: '*', pathname: '*/accounts\\:lookup' }
/** So long it may take, in ms. Auth itself would wait half a minute, and Firestore with it: the console stood empty. */
const lookupMs = 750

registerRoute(
  ({ url }) => url.pathname.endsWith('/accounts:lookup'),
  ({ request }) => fetch(request, { signal: AbortSignal.timeout(lookupMs) }),
  'POST',
)

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
  async ({ request, url }) => {
    const [language, all] = await Promise.all([languageOfPath(url.pathname) ?? languageHere(), caches.open(pages)])
    const kept = await all.match(keyOf(url.pathname, language))
    if (kept) return firstScreenFirst(kept)
    try {
      const fresh = await fetch(request)
      await keepPage(url.pathname, fresh.clone())
      return fresh
    } catch (error) {
      // Without network a page that was never opened: the visitor stays on the site, at the page that is here.
      const home = await keptHome()
      if (home) return firstScreenFirst(home)
      throw error
    }
  },
)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('app.html'), { allowlist: [/^\/(auth|admin-console|admin)(?=[/?]|$)/] }),
)

/** How long after an answer its strategy does the rest, in ms: by then a slow phone has painted the page. */
const restMs = 3000

const later = () => new Promise<void>((resolve) => setTimeout(resolve, restMs))

/** What a strategy keeps for a request. Its own work on it (expiry, asking anew) would come before the page's. */
async function keptBy(strategy: Strategy, options: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const kept = await caches.match(options.request, { cacheName: strategy.cacheName })
  if (kept) options.event.waitUntil(later().then(() => strategy.handle(options)))
  return kept
}

/** Named by their content: what is kept is right for ever. */
const keepAsset = new CacheFirst({ cacheName: assets, plugins: [new ExpirationPlugin({ maxEntries: 150 })] })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) =>
    (await keptBy(keepAsset, options)) ??
    (await caches.match(options.request, { cacheName: consoleCache })) ??
    keepAsset.handle(options),
)
// What visitors see of the studio's content, as new as can be had. What an admin is answered is kept by nobody.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/api/content/') && !request.headers.has('authorization'),
  new NetworkFirst({ cacheName: content, networkTimeoutSeconds: 5 }),
)
const fewPictures = new ExpirationPlugin({ maxEntries: 150 })
/** The studio's own are named by their content; others are asked for anew. */
const ownPicture = new CacheFirst({ cacheName: pictures, plugins: [fewPictures] })
const anyPicture = new StaleWhileRevalidate({ cacheName: pictures, plugins: [fewPictures] })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  async (options) => (await keptBy(ownPicture, options)) ?? ownPicture.handle(options),
)
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  async (options) => (await keptBy(anyPicture, options)) ?? anyPicture.handle(options),
)

self.addEventListener('install', (event) => {
  event.waitUntil(keepHome().catch(() => undefined))
  event.waitUntil(passOthersBy(event).catch(() => undefined))
})
self.addEventListener('activate', (event) => {
  const dropOldPages = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== pages)
    await Promise.all(old.map((name) => caches.delete(name)))
  }
  event.waitUntil(dropOldPages())
})
self.addEventListener('message', (event) => {
  const parsed = v.safeParse(WorkerMessage, event.data)
  if (!parsed.success) return
  const message = parsed.output
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'KEEP')
    event.waitUntil(
      Promise.all([
        isPublicPage(message.page) ? fetch(message.page).then((page) => keepPage(message.page, page)) : undefined,
        keepAll(assets, message.assets),
        keepAll(pictures, message.pictures),
      ]),
    )
})

/** Where a pressed notification leads; `data` is what the console gave it, maybe one of another version. */
function pathIn(data: unknown): string {
  const path = v.safeParse(v.object({ path: OpenRequest.entries.path }), data)
  return path.success ? path.output.path : '/admin/messages'
}

/** Shows a place of the console where it is open already, without loading it anew; else in a window of its own. */
async function openInConsole(path: string) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => /^\/admin(\/|$)/.test(new URL(url).pathname))
  if (!open) return void (await self.clients.openWindow(path))
  open.postMessage({ type: 'OPEN', path } satisfies OpenRequest)
  await open.focus().catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openInConsole(pathIn(event.notification.data)))
})
