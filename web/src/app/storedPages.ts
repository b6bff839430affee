import { publicContentPath } from '@studio/domain/content/publicContent'
import { isLanguage, type LanguageCode, languageCodes, pickLanguage } from '@studio/domain/languages'
import * as v from 'valibot'
import { isPrivacyPath, languageOfPath, pathOfLanguage, privacyPathOf } from '../i18n/language'
import { choiceCache, choiceUrl } from '../i18n/offlineChoice'

/* The public pages that the service worker stores for offline use, each with all its files. */

export const assetCache = 'assets'
export const contentCache = 'content'
const pagePrefix = 'pages-'

export const isPublicPage = (path: string) => path === '/' || isPrivacyPath(path) || languageOfPath(path) !== undefined
const keyOf = (path: string, language: LanguageCode) =>
  isPrivacyPath(path) ? privacyPathOf(language) : pathOfLanguage(language)

/** Returns the language in which `/` opens on this device: the stored choice, else the browser's preference. */
async function languageHere(): Promise<LanguageCode> {
  const stored = await caches.match(choiceUrl, { cacheName: choiceCache })
  return pickLanguage([await stored?.text(), ...navigator.languages])
}

async function fetchOk(url: string, options?: RequestInit) {
  const answer = await fetch(url, options)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/** The build's list of files that a page loads later, by language; `all` for every language. */
const laterList = '/later.json'
const LaterFiles = v.record(v.string(), v.array(v.string()))

/** Stores the response of a URL, unless it is stored already. Rejects if the server does not have it. */
async function store(cacheName: string, url: string) {
  const cache = await caches.open(cacheName)
  if (await cache.match(url)) return
  const answer = await fetch(url)
    .catch(() => fetch(url))
    .catch(async () => {
      // An ad blocker refuses single files. As long as the site answers, the page works without them.
      await fetchOk(laterList, { cache: 'no-store' })
      console.warn(`${url} could not be fetched`)
    })
  if (!answer) return
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await cache.put(url, answer)
}

/** Logs an error of background storing, which no caller waits for. */
export const logNotStored = (error: unknown) => console.warn('a file could not be stored for offline use', error)

/** Stores as many of these addresses as it can. */
export const storeSome = (cacheName: string, urls: readonly string[]) =>
  Promise.all([...new Set(urls)].map((url) => store(cacheName, url).catch(logNotStored)))

/**
 * The stored pages of one version, named by its `revision`: a page only fits the build that drew it. The previous
 * version's pages stay until this version can replace them. `isNewest` returns whether no newer version has been
 * fetched: its pages must not be dropped by this one.
 */
export function storedPagesOf(revision: string, isNewest: () => boolean) {
  const cacheName = `${pagePrefix}${revision}`
  const pageFor = (key: string) => caches.match(key, { cacheName })
  const otherVersions = async () =>
    (await caches.keys()).filter((name) => name.startsWith(pagePrefix) && name !== cacheName)
  const hasHome = async () => (await pageFor(pathOfLanguage(await languageHere()))) !== undefined
  /** Returns the cache's key of the page that a path opens on this device. */
  const keyFor = async (path: string) => keyOf(path, languageOfPath(path) ?? (await languageHere()))

  /**
   * Stores a page after all of its files. Hosting serves `/` in any language, so the language is read from the page
   * itself.
   */
  async function storePage(path: string, page: Response) {
    const html = await page.clone().text()
    const language = /<html lang="(\w\w)"/.exec(html)?.[1]
    if (!page.ok || !isLanguage(language)) throw new Error(`${path} is not a page`)
    const later = v.parse(LaterFiles, await (await fetchOk(laterList)).json())
    const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)
    const files = new Set([...named, ...(later.all ?? []), ...(later[language] ?? [])])
    await Promise.all([...files].map((file) => store(assetCache, file)))
    await (await caches.open(cacheName)).put(keyOf(path, language), page)
  }

  /** Stores the pages in this device's language. Rejects if anything is missing. */
  async function storeHome() {
    const language = await languageHere()
    await storePage('/', await fetch(pathOfLanguage(language)))
    await storePage('/privacy', await fetch(privacyPathOf(language)))
    await storeSome(contentCache, [publicContentPath(language)])
  }

  /** Drops the pages of older versions, if this one can replace them. */
  async function dropOthers() {
    if (!(await hasHome())) return
    const others = await otherVersions()
    // Check after listing: a version fetched from now on is not in the list.
    if (isNewest()) for (const name of others) await caches.delete(name)
  }

  return {
    cacheName,
    keyFor,
    storePage,
    storeHome,
    dropOthers,
    /** Stores a page from the network. If the device's home page is not stored yet, stores that as well. */
    async add(path: string, page: Response) {
      await storePage(path, page)
      if (!(await hasHome())) await storeHome()
      await dropOthers()
    },
    /**
     * Returns the best substitute when the network fails: the same page from another version, or else a home page. The
     * home page is in this device's language, in one that its browser prefers, or in any.
     */
    async findOther(path: string) {
      const languages = [await languageHere(), pickLanguage(navigator.languages), ...languageCodes]
      const keys = [await keyFor(path), ...languages.map(pathOfLanguage)]
      const names = [cacheName, ...(await otherVersions())]
      for (const key of keys)
        for (const name of names) {
          const page = await caches.match(key, { cacheName: name })
          if (page) return page
        }
      return undefined
    },
  }
}
