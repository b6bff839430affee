/// <reference lib="webworker" />
import * as v from 'valibot'
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { OpenRequest } from '../device/announcedEnquiries'
import { consoleCache } from '../device/consoleFiles'
import { authStartMs, WorkerMessage } from '../device/workerMessage'
import { authPatterns, isAuthRequest } from './authRequests'
import { chatIn, showPush } from './pushMessages'
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

const anywhere = { protocol: '*', hostname: '*', port: '*' }
const handled = [
  { protocol: location.protocol, hostname: location.hostname, port: location.port },
  ...authPatterns.map((pathname) => ({ ...anywhere, pathname })),
]
/**
 * Requests to other sites, such as Firestore's endless ones, bypass this worker, except Auth's below. Otherwise Chrome
 * ends an old worker half a minute late if a request wakes it while a new version takes over.
 */
const bypassing = { not: { or: handled.map((urlPattern) => ({ urlPattern })) } }

/** Ids of clients in which Auth is starting. If the worker restarts and forgets them, they only wait longer. */
const starting = new Set<string>()

/**
 * While Auth starts, its requests for a new token and for the account fail after 0.75 s, and Auth continues with the
 * stored session. Otherwise it would wait for half a minute, and Firestore's cache with it (decision 36). The page
 * repeats the check later (firebase/session/sessionEnd.ts). Requests at sign-in take as long as they need.
 */
registerRoute(
  ({ url, event }) => isAuthRequest(url) && event instanceof FetchEvent && starting.has(event.clientId),
  new NetworkOnly({
    networkTimeoutSeconds: authStartMs / 1000,
    plugins: [{ handlerDidError: async () => Response.error() }],
  }),
  'POST',
)

const pathOf = ({ url }: Request) => new URL(url).pathname

/** Stores a page after all of its files, which CacheFirst cannot do, in the language that the page turns out to have. */
const wholePages: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => storedPages.keyFor(pathOf(request)),
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ request, response, event }) => {
    event.waitUntil(storedPages.add(pathOf(request), response.clone()).catch(logNotStored))
    return response
  },
  handlerDidError: ({ request }) => storedPages.findOther(pathOf(request)),
}
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPublicPage(url.pathname),
  new CacheFirst({ cacheName: storedPages.cacheName, plugins: [wholePages] }),
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

/** Finds a file that the console has stored by itself. */
const fromConsole: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, { cacheName: consoleCache })),
}
/** Assets are named by their content hash, so a cached one never goes stale. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assetCache, plugins: [fromConsole, dropOldest] }),
)
// The public content, from the network if possible. Responses to admins, which carry a token, are never cached.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/api/content/') && !request.headers.has('authorization'),
  new NetworkFirst({ cacheName: contentCache, networkTimeoutSeconds: 5 }),
)
/** Uploaded pictures are named by their content; all others are revalidated. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({ cacheName: pictures, plugins: [dropOldest] }),
)
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({ cacheName: pictures, plugins: [dropOldest] }),
)

// A failing cache must not hide the network's response.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(storedPages.storeHome().catch(logNotStored))
  const routes = event.addRoutes?.({ condition: bypassing, source: 'network' })
  if (routes) event.waitUntil(routes.catch(() => undefined))
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

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)))
self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event
  const chat = action === 'chat' ? chatIn(notification.data) : undefined
  notification.close()
  event.waitUntil(chat ? self.clients.openWindow(chat) : openInConsole(pathIn(notification.data)))
})
