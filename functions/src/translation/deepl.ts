import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import type { LanguageCode } from '@studio/domain/languages'
import * as v from 'valibot'

/* The adapter for DeepL (https://developers.deepl.com/docs). Another service would be another file like this one. */

/** DeepL's codes for the languages that it knows in several variants. All others use their own code. */
const forms: Partial<Record<LanguageCode, string>> = { es: 'ES-419', en: 'EN-US', pt: 'PT-BR', zh: 'ZH-HANS' }

/** Timeout for DeepL, in ms. A longer one would be useless, because the client gives up first. */
const patienceMs = 15_000

const Answer = v.object({ translations: v.array(v.object({ text: v.string() })) })

/** Keys of the free plan end in `:fx` and use a host of their own. */
const hostOf = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

const failures: Partial<Record<number, TranslationFailure>> = {
  401: 'key',
  403: 'key',
  429: 'busy',
  456: 'quota',
  529: 'busy',
}

/** A failed translation. `failure` is the reason; no text is quoted. */
export class TranslationError extends Error {
  readonly failure: TranslationFailure
  constructor(failure: TranslationFailure) {
    super(failure)
    this.name = 'TranslationError'
    this.failure = failure
  }
}

/**
 * Translates Spanish texts with DeepL. `host` and `patience` are for tests.
 *
 * @throws TranslationError, including on a timeout or an unexpected response.
 */
export async function deepl(
  key: string,
  target: LanguageCode,
  texts: readonly string[],
  { host = hostOf(key), patience = patienceMs } = {},
): Promise<string[]> {
  const response = await fetch(`${host}/v2/translate`, {
    method: 'POST',
    headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: texts, source_lang: 'ES', target_lang: forms[target] ?? target.toUpperCase() }),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  }).catch(() => undefined)
  if (!response?.ok) throw new TranslationError(failures[response?.status ?? 0] ?? 'service')
  const answer = v.safeParse(Answer, await response.json().catch(() => undefined))
  if (!answer.success || answer.output.translations.length !== texts.length) throw new TranslationError('service')
  return answer.output.translations.map(({ text }) => text)
}
