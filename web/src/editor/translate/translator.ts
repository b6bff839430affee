import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import type { LanguageCode } from '@studio/domain/languages'

/** A machine that translates from Spanish. */
export interface Translator {
  /**
   * Resolves with the translations in the same order. `onDownload` reports the downloaded share of the model, from 0 to
   * 1. Rejects if the language cannot be translated now. Aborting `signal` means that the result is no longer needed.
   */
  translate: (
    code: LanguageCode,
    texts: readonly string[],
    onDownload: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly string[]>
}

export interface Progress {
  code: LanguageCode
  /** The number of finished languages, and of all. */
  done: number
  total: number
  /** The downloaded share of the language's model, 0 to 1; undefined if there is no download. */
  download?: number
}

/**
 * Translates one language after another until `signal` aborts. A failed language is listed and does not stop the
 * others; an empty result also counts as failed.
 */
export async function translateAll(
  { translate }: Translator,
  targets: readonly TranslationTarget[],
  spanish: Readonly<Record<string, string>>,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<{ found: Translations; failed: readonly LanguageCode[]; error: unknown }> {
  const found: Translations = {}
  const failed: LanguageCode[] = []
  let error: unknown
  for (const [done, { code, texts }] of targets.entries()) {
    if (signal.aborted) break
    const progress = { code, done, total: targets.length }
    onProgress(progress)
    try {
      const sources = texts.map((text) => spanish[text] ?? '')
      const translating = translate(code, sources, (download) => onProgress({ ...progress, download }), signal)
      const translated = await untilAborted(translating, signal)
      const answers = texts.map((text, at) => [text, translated[at]?.trim() ?? ''] as const)
      const whole = answers.filter(([, answer]) => answer)
      if (whole.length > 0) found[code] = Object.fromEntries(whole)
      if (whole.length < texts.length) failed.push(code)
    } catch (reason) {
      if (signal.aborted) break
      error = reason
      failed.push(code)
    }
  }
  return { found, failed, error }
}

/** Rejects when the signal aborts, because a browser may wait for a model forever. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')), { once: true })
    work.then(resolve, reject)
  })
}
