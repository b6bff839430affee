import { calls } from '@studio/domain/calls'
import { previewContentFrom } from '@studio/domain/content/publicContentFrom'
import type { LanguageCode } from '@studio/domain/languages'
import { mostVisits, previewState, type StoredPreviewLink } from '@studio/domain/previews/previewLink'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { changeIfUnchanged, type Step } from '../lib/storeIfUnchanged.ts'
import { type ContentStore, readContent, recentContent } from '../publicContent/storedContent.ts'
import { callable } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import { previewLinksIn, storedPreviewLink } from './previewLinks.ts'
import { previewTokens } from './previewToken.ts'

interface ReadPreviewDependencies {
  db: ContentStore
  secret: () => string
  now: () => number
  /** Lifetime of the cached content in this instance, in ms. */
  cacheMs: number
}

/** Attempts to count a visit while others count theirs. */
const maxTries = 12
const pauseMs = 25

/**
 * Returns the content behind a preview link: all that is saved, in the shape that visitors get. The signature is checked
 * before anything is read. The link is read last and on every request, so no answer follows its revocation.
 *
 * @throws HttpsError `preview-ended`, the same for a guessed, an expired and a revoked link.
 */
export function readPreviewHandler({ db, secret, now, cacheMs }: ReadPreviewDependencies) {
  const tokens = previewTokens(secret)
  const recent = recentContent(() => readContent(db), now, cacheMs)
  return callable(calls.readPreview, async ({ token, language, is_visit }) => {
    const signed = tokens.read(token)
    if (!signed || signed.ends_at <= now()) throw refusal('preview-ended')
    const stored = await recent()
    const link = previewLinksIn(db).doc(signed.id)
    const { ends_at } = await changeIfUnchanged(link, maxTries, (known) => visited(known, language, is_visit), pauseMs)
    return { content: previewContentFrom(language, stored, now()), ends_at }
  })

  /** Adds a visit to an open link. Returns the link. */
  function visited(known: DocumentSnapshot, language: LanguageCode, isVisit: boolean): Step<StoredPreviewLink> {
    const link = storedPreviewLink(known)
    if (!link || previewState(link, now()) !== 'open') throw refusal('preview-ended')
    if (!isVisit) return { result: link }
    const visits = [{ at: now(), language }, ...link.visits].slice(0, mostVisits)
    return { document: { visit_count: link.visit_count + 1, visits }, result: link }
  }
}
