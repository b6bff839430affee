import { calls } from '@studio/domain/calls'
import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import type { LanguageCode } from '@studio/domain/languages'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/https'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { logFailure } from '../lib/log.ts'
import { callable } from '../requests/callable.ts'
import { TranslationError } from './deepl.ts'

/** Translates Spanish texts with a key. */
type Service = (key: string, target: LanguageCode, texts: readonly string[]) => Promise<string[]>

const codes: Record<TranslationFailure, FunctionsErrorCode> = {
  key: 'failed-precondition',
  quota: 'resource-exhausted',
  busy: 'resource-exhausted',
  service: 'unavailable',
}

/**
 * Translates Spanish texts by a service whose key the owner has set; an empty key, or 'off', is none: then nothing
 * leaves the project. Only for admins.
 *
 * @throws HttpsError as `requireAdmin` does; else with a `TranslationFailure` as its reason.
 */
export const translateTextsHandler = (db: Firestore, auth: Auth, key: () => string, service: Service) =>
  callable(calls.translateTexts, async ({ target, texts }, { caller }) => {
    await requireAdmin({ db, auth }, caller)
    const known = key().trim()
    const isOn = known !== '' && known !== 'off'
    if (!isOn || texts.length === 0) return { is_on: isOn, texts: [] }
    try {
      return { is_on: true, texts: await service(known, target, texts) }
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error
      logFailure('texts could not be translated', error, { failure: error.failure, target })
      throw new HttpsError(codes[error.failure], error.failure, { reason: error.failure })
    }
  })
