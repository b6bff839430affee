/// <reference lib="webworker" />
import * as v from 'valibot'
import { clientsClaim, type RouteHandlerCallbackOptions, type WorkboxPlugin } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { OpenRequest } from '../device/announcedEnquiries'
import { consoleCache } from '../device/consoleFiles'
import { authStartMs, WorkerMessage } from '../device/workerMessage'
import { assetCache, contentCache, isPublicPage, logNotStored, storedPagesOf, storeSome } from './storedPages'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const manifest = self.__WB_MANIFEST
const revision = manifest
  .map((entry) => (typeof entry === 'object' && entry.url === 'app.html' ? entry.revision : ''))
  .join('')
const storedPages = storedPagesOf(revision, () => !self.registration.waiting && !self.registration.installing)
const pictures = 'pictures'

precacheAndRoute(manifest)
cleanupOutdatedCaches()
clientsClaim()

/** The install event of browsers with static routing of requests. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: object; source: 'network' }): Promise<void>
}

/**
 * Lets requests to other sites, such as Firestore's endless ones, bypass this worker. Otherwise Chrome ends an old
 * worker half a minute late if a request wakes it while a new version takes over.
 */
async function passOthersBy(event: RoutingInstallEvent) {
  const { protocol, hostname, port } = self.location
  const ours = {
    or: [{ urlPattern: { protocol, hostname, port } }, ...authQuestions.map((urlPattern) => ({ urlPattern }))],
  }
  await event.addRoutes?.({ condition: { not: ours }, source: 'network' })
}

/**
 * Auth's requests for a new token and for the account. Auth sends them at every start with a stored session, and at
 * every sign-in.
 */
const authQuestions = ['*/v1/token', '*/accounts\\:lookup'].map((pathname) => ({
  ...{ protocol: '*', hostname: '*', port: '*' },
  pathname,
}))

/** Ids of clients in which Auth is starting. If the worker restarts and forgets them, they only wait longer. */
const starting = new Set<string>()

/**
 * Fails Auth's requests early if the network is slow at start, so that Auth starts from the stored session. It would
 * otherwise block Firestore, and the console stays empty for half a minute. The page checks the account again later
 * (firebase/session/sessionEnd.ts). Requests at sign-in are not cut short.
 */
async function answerAuth({ request, event }: RouteHandlerCallbackOptions) {
  const answer = fetch(request)
  if (!(event instanceof FetchEvent) || !starting.has(event.clientId)) return answer
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(Response.error()), authStartMs))
  return Promise.race([answer, late])
}

registerRoute(({ url }) => /\/v1\/token$|\/accounts:lookup$/.test(url.pathname), answerAuth, 'POST')

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
  async ({ request, url: { pathname }, event }) => {
    const stored = await storedPages.find(pathname)
    if (stored) return stored
    try {
      const fresh = await fetch(request)
      event.waitUntil(storedPages.add(pathname, fresh.clone()).catch(logNotStored))
      return fresh
    } catch (error) {
      const other = await storedPages.findOther(pathname)
      if (other) return other
      throw error
    }
  },
)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('app.html'), { allowlist: [/^\/(auth|admin-console|admin)(?=[/?]|$)/] }),
)

/** Maximum number of files in a cache. */
const mostFiles = 150

/** Drops the oldest files. Workbox's own plugin would list their addresses in a database that outlives sign-out. */
const dropOldest: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const files = await cache.keys()
    for (const file of files.slice(0, Math.max(0, files.length - mostFiles))) await cache.delete(file)
  },
}

/** Assets are named by their content hash, so a cached one never goes stale. */
const keepAsset = new CacheFirst({ cacheName: assetCache, plugins: [dropOldest] })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) =>
    (await caches.match(options.request, { cacheName: assetCache })) ??
    (await caches.match(options.request, { cacheName: consoleCache })) ??
    keepAsset.handle(options),
)
// The public content, from the network if possible. Responses to admins, which carry a token, are never cached.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/api/content/') && !request.headers.has('authorization'),
  new NetworkFirst({ cacheName: contentCache, networkTimeoutSeconds: 5 }),
)
/** Uploaded pictures are named by their content; all others are revalidated. */
const ownPicture = new CacheFirst({ cacheName: pictures, plugins: [dropOldest] })
const anyPicture = new StaleWhileRevalidate({ cacheName: pictures, plugins: [dropOldest] })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), ownPicture)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', anyPicture)

// A failing cache must not hide the network's response.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event) => {
  event.waitUntil(storedPages.storeHome().catch(logNotStored))
  event.waitUntil(passOthersBy(event).catch(() => undefined))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(storedPages.dropOthers().catch(logNotStored))
})
self.addEventListener('message', (event) => {
  const parsed = v.safeParse(WorkerMessage, event.data)
  if (!parsed.success) return
  const message = parsed.output
  const page = event.source instanceof Client ? event.source.id : ''
  if (message.type === 'AUTH_STARTS') starting.add(page)
  if (message.type === 'AUTH_STARTED') starting.delete(page)
  if (message.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message.type === 'KEEP') event.waitUntil(keep(message))
})

/** Stores the files that a page loaded before the worker existed. */
async function keep({ page, assets, pictures: shown }: Extract<WorkerMessage, { type: 'KEEP' }>) {
  await Promise.all([storeSome(assetCache, assets), storeSome(pictures, shown)])
  if (!isPublicPage(page)) return
  const store = async () => storedPages.storePage(page, await fetch(page))
  await store().catch(logNotStored)
}

/** Returns the console path of a pressed notification. Its `data` may come from another version of the console. */
function pathIn(data: unknown): string {
  const path = v.safeParse(v.object({ path: OpenRequest.entries.path }), data)
  return path.success ? path.output.path : '/admin/messages'
}

/** Opens a path in an open console window without reloading it, else in a new window. */
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
