import { type PublicContent, publicContentVersion } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { withoutPlaceholders } from '@studio/domain/settings/placeholders'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'
import { onNetworkBack, seemsOffline } from '../../lib/network'
import { closeBanner, fetchPreview, isPreviewAddress } from '../preview/preview'
import { fetchContent } from './data'

/**
 * The page's state of the studio's content.
 * - `ready`: the prerendered content, or newer; `isForAdmin` if the server recognized the reader as an admin,
 *   `isPreview` if it is what a preview link shows.
 * - `loading`, `offline`, `failed`: only in a page built without content.
 */
export type Known =
  | { status: 'loading' }
  | { status: 'offline' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; content: PublicContent; isForAdmin: boolean; isPreview?: boolean }

/** The id of the element that holds the page's content as JSON. */
export const contentElement = 'content'

let prerendered: Known = { status: 'loading' } as Known
let known: Known = prerendered
const changed = createEmitter()

function learn(next: Known) {
  known = next
  changed.emit()
}

/** Sets the initial content: the prerendered one, if there is any. */
export function beginWith(content: PublicContent | undefined) {
  prerendered = content ? { status: 'ready', content, isForAdmin: false } : { status: 'loading' }
  closeBanner()
  learn(prerendered)
}

/** Returns the content embedded in this page; undefined if it was built without. */
export function contentInPage(): PublicContent | undefined {
  const text = document.getElementById(contentElement)?.textContent
  return text ? (JSON.parse(text) as PublicContent) : undefined
}

/** Returns the newest content known to this page. */
export const useContent = (): Known =>
  useSyncExternalStore(
    changed.subscribe,
    () => known,
    () => prerendered,
  )

/**
 * Returns the page's settings, without placeholder contacts. Uses the defaults until they are loaded, and for any group
 * that an older function does not send.
 */
export function useSettings(): Settings {
  const now = useContent()
  return withoutPlaceholders(now.status === 'ready' ? { ...defaultSettings, ...now.content.settings } : defaultSettings)
}

/**
 * Refreshes the content now, and whenever the visitor returns to the tab or the network comes back. Returns a function
 * that stops it.
 */
export function keepContentNew(language: LanguageCode): () => void {
  const stop = new AbortController()
  const ask = () => void refreshContent(language)
  const comeBack = () => document.visibilityState === 'visible' && ask()
  const leaveNetwork = onNetworkBack(ask)
  document.addEventListener('visibilitychange', comeBack, { signal: stop.signal })
  // Opening a preview link to the current page changes only the fragment, so the page is not loaded again.
  addEventListener('hashchange', () => isPreviewAddress() && ask(), { signal: stop.signal })
  ask()
  return () => {
    stop.abort()
    leaveNetwork()
  }
}

/** Returns the content that this page was published with. */
function contentOfRelease() {
  const content = contentInPage()
  return content && { content, isForAdmin: false }
}

/** Asks for the content of this page once. A failure leaves what the page has. */
export async function refreshContent(language: LanguageCode) {
  try {
    const preview = await fetchPreview(language)
    const fetched = preview
      ? { content: preview, isForAdmin: false, isPreview: true }
      : ((await fetchContent(language)) ?? contentOfRelease())
    if (!fetched) return
    const next: Known = { status: 'ready', ...fetched }
    // Unchanged content needs no render. Content of another version cannot be rendered by this page.
    const isNews = JSON.stringify(next) !== JSON.stringify(known)
    if (isNews && next.content.version === publicContentVersion) learn(next)
  } catch (error) {
    console.warn('content could not be fetched', error)
    const retry = () => {
      learn({ status: 'loading' })
      void refreshContent(language)
    }
    if (known.status !== 'ready') learn(seemsOffline() ? { status: 'offline' } : { status: 'failed', retry })
  }
}
