import { type PublicContent, publicContentVersion } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../lib/browserStorage'
import { createEmitter } from '../../lib/emitter'
import { persistently } from '../../lib/persistently'

/**
 * The state of the preview link that this tab was opened with; undefined without one. After `ended` and `failed` the
 * page shows the public content.
 */
export type Preview = { status: 'loading' | 'ended' | 'failed' } | { status: 'shown'; endsAt: number } | undefined

/** Keys in session storage: the tab's preview link, and the link for which the server counts this tab's visit. */
const linkKey = 'studio.preview'
const visitKey = 'studio.preview.visit'

let preview: Preview
const changed = createEmitter()

/** Attempts to load a preview, over seven seconds, before the page says that it failed. */
const mostTries = 4

function learn(next: Preview) {
  preview = next
  changed.emit()
}

/** Returns the state of this tab's preview link. The prerendered page has none. */
export const usePreview = (): Preview =>
  useSyncExternalStore(
    changed.subscribe,
    () => preview,
    () => undefined,
  )

const tokenInAddress = () => /^#preview=([\w-]+)$/.exec(location.hash)?.[1]

/** Returns whether the address holds a preview link. */
export const isPreviewAddress = () => tokenInAddress() !== undefined

/** Returns the token of this tab's preview link: from the address, or from the tab's earlier pages. */
export const previewToken = (): string | null => tokenInAddress() ?? sessionStore.read(linkKey)

/** Forgets this tab's link, so that its next page is the ordinary one. */
export function forgetPreview() {
  for (const key of [linkKey, visitKey]) sessionStore.write(key, null)
  if (isPreviewAddress()) history.replaceState(history.state, '', location.pathname + location.search)
}

/** Removes the banner until the content is fetched again. */
export const closeBanner = () => learn(undefined)

/**
 * Fetches what this tab's preview link shows. Resolves with undefined without a link, or if it has ended. Rejects if
 * there is no answer.
 */
export async function fetchPreview(language: LanguageCode): Promise<PublicContent | undefined> {
  const token = previewToken()
  if (token === null) return undefined
  sessionStore.write(linkKey, token)
  if (preview?.status !== 'shown') learn({ status: 'loading' })
  const is_visit = sessionStore.read(visitKey) !== token
  // The page may ask again before the first answer.
  sessionStore.write(visitKey, token)
  try {
    // Retries the import as well: the code of the call may also fail to load.
    const answer = await persistently(
      async () => (await import('./data')).readPreview({ token, language, is_visit }),
      mostTries,
    )
    if (!answer) {
      forgetPreview()
      learn({ status: 'ended' })
      return undefined
    }
    if (answer.content.version !== publicContentVersion) throw new Error('the preview is for a newer page')
    // The address can be shared from any page of the preview, unless it names a section.
    if (location.hash === '') history.replaceState(history.state, '', `#preview=${token}`)
    learn({ status: 'shown', endsAt: answer.ends_at })
    return answer.content
  } catch (error) {
    if (is_visit) sessionStore.write(visitKey, null)
    // A page that shows the preview keeps it.
    if (preview?.status !== 'shown') learn({ status: 'failed' })
    throw error
  }
}
