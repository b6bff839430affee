import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import type { LanguageCode } from '@studio/domain/languages'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { logFailure } from '../lib/log.ts'
import { changeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import { callable } from '../requests/callable.ts'
import { TranslationError } from './deepl.ts'

/** A translation service: translates Spanish texts with the owner's key. */
type Service = (key: string, target: LanguageCode, texts: readonly string[]) => Promise<string[]>

interface Server {
  db: Firestore
  auth: Auth
  now: () => number
}

/** Maximum number of characters translated per calendar month: about 10 USD at DeepL's price. */
export const monthlyCharacters = 400_000

const codes: Record<TranslationFailure, FunctionsErrorCode> = {
  key: 'failed-precondition',
  quota: 'resource-exhausted',
  busy: 'resource-exhausted',
  service: 'unavailable',
}

/**
 * Returns the handler that translates Spanish texts with the service whose key the owner has set. With an empty key, or
 * 'off', no text leaves the project. Only for admins.
 *
 * @throws HttpsError like `requireAdmin`; otherwise with a `TranslationFailure` as its reason.
 */
export const translateTextsHandler = ({ db, auth, now }: Server, key: () => string, service: Service) =>
  callable(calls.translateTexts, async ({ target, texts }, { caller }) => {
    await requireAdmin({ db, auth, now }, caller)
    const known = key().trim()
    const isOn = known !== '' && known !== 'off'
    if (!isOn || texts.length === 0) return { is_on: isOn, texts: [] }
    if (!(await takeCharacters(db, texts.join('').length, now()))) throw failed('quota')
    try {
      return { is_on: true, texts: await service(known, target, texts) }
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error
      logFailure('texts could not be translated', error, { failure: error.failure, target })
      throw failed(error.failure)
    }
  })

/**
 * Counts characters before they are translated. Returns false, and counts nothing, if they exceed the month's limit.
 */
function takeCharacters(db: Firestore, size: number, at: number): Promise<boolean> {
  const month = new Date(at).toISOString().slice(0, 7)
  const counter = db.collection(collections.enquiryCounts).doc(`translation-${month}`)
  const expires_at = Timestamp.fromMillis(at + keptMs)
  return changeIfUnchanged(counter, maxTries, (stored) => {
    const count = (Number(stored.get('count')) || 0) + size
    return count > monthlyCharacters ? { result: false } : { document: { count, expires_at }, result: true }
  })
}

const maxTries = 10
/** Lifetime of a counter after its last change, in ms: longer than its month. */
const keptMs = 40 * 86_400_000

const failed = (failure: TranslationFailure) => new HttpsError(codes[failure], failure, { reason: failure })
