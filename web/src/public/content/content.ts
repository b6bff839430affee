import { type PublicContent, publicContentVersion } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { dialable } from '@studio/domain/offers/chat'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'
import { onNetworkBack, seemsOffline } from '../../lib/network'
import { fetchContent } from './data'

/**
 * What the page knows of the studio's content.
 * - `ready`: what was prerendered into the page, or newer; `isForAdmin` says that the server knows the reader as an admin.
 * - `loading`, `offline`, `failed`: only where the page was built without content.
 */
export type Known =
  | { status: 'loading' }
  | { status: 'offline' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; content: PublicContent; isForAdmin: boolean }

/** The id of the element in which a page carries its content, as JSON. */
export const contentElement = 'content'

let prerendered: Known = { status: 'loading' } as Known
let known: Known = prerendered
const changed = createEmitter()

function learn(next: Known) {
  known = next
  changed.emit()
}

/** Begins with the content that a page was prerendered with; in the browser it stands in the page. */
export function beginWith(content: PublicContent | undefined) {
  prerendered = content ? { status: 'ready', content, isForAdmin: false } : { status: 'loading' }
  learn(prerendered)
}

/** The content that stands in this page; none where it was built without. */
export function contentInPage(): PublicContent | undefined {
  const text = document.getElementById(contentElement)?.textContent
  return text ? (JSON.parse(text) as PublicContent) : undefined
}

/** The content of the page, as new as it is known here. */
export const useContent = (): Known =>
  useSyncExternalStore(
    changed.subscribe,
    () => known,
    () => prerendered,
  )

/** The settings of the page: the defaults until they are known, and of a group that an older function does not answer. */
export function useSettings(): Settings {
  const now = useContent()
  return now.status === 'ready' ? { ...defaultSettings, ...now.content.settings } : defaultSettings
}

/** The number that every chat of the page writes to; '' if none is stored that can be dialled. */
export const chatPhoneOf = ({ whatsapp, phone }: Settings['contact_info']) => {
  const number = whatsapp || phone
  return dialable(number) ? number : ''
}

/**
 * Keeps the content new: asks now, and whenever the visitor comes back to the tab or the network does. Returns what
 * stops it.
 */
export function keepContentNew(language: LanguageCode): () => void {
  const stop = new AbortController()
  const ask = () => void refresh(language)
  const comeBack = () => document.visibilityState === 'visible' && ask()
  const leaveNetwork = onNetworkBack(ask)
  document.addEventListener('visibilitychange', comeBack, { signal: stop.signal })
  ask()
  return () => {
    stop.abort()
    leaveNetwork()
  }
}

async function refresh(language: LanguageCode) {
  try {
    const next: Known = { status: 'ready', ...(await fetchContent(language)) }
    // The same again is no reason to render anything; nor can this page show what is made for a later one.
    const isNews = JSON.stringify(next) !== JSON.stringify(known)
    if (isNews && next.content.version === publicContentVersion) learn(next)
  } catch (error) {
    console.warn('the content could not be asked for', error)
    const retry = () => {
      learn({ status: 'loading' })
      void refresh(language)
    }
    if (known.status !== 'ready') learn(seemsOffline() ? { status: 'offline' } : { status: 'failed', retry })
  }
}
