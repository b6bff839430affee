import type { TranslationFailure } from '@studio/domain/content/translation/translationService'
import type { LanguageCode } from '@studio/domain/languages'
import * as v from 'valibot'

/* The adapter for DeepL (https://developers.deepl.com/docs): another service is another file like this one. */

/** What it calls languages that it knows in several forms; any other by its code. */
const forms: Partial<Record<LanguageCode, string>> = { es: 'ES-419', en: 'EN-US', pt: 'PT-BR', zh: 'ZH-HANS' }

/** Timeout for DeepL, in ms. A longer one is of no use: the client gives up on the function first. */
const patienceMs = 15_000

const Answer = v.object({ translations: v.array(v.object({ text: v.string() })) })

/** Keys of the free plan end so, and have a host of their own. */
const hostOf = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

const failures: Partial<Record<number, TranslationFailure>> = {
  401: 'key',
  403: 'key',
  429: 'busy',
  456: 'quota',
  529: 'busy',
}

/** The service gave nothing; `failure` says why, and no text is quoted. */
export class TranslationError extends Error {
  readonly failure: TranslationFailure
  constructor(failure: TranslationFailure) {
    super(failure)
    this.name = 'TranslationError'
    this.failure = failure
  }
}

/**
 * Translates Spanish texts by DeepL. `host` and `patience` are for tests.
 *
 * @throws TranslationError, also when nothing, or something else than translations, comes in time.
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
