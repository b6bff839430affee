import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import type { LanguageCode } from '@studio/domain/languages'

/** A machine that translates Spanish texts. */
export interface Translator {
  /**
   * The texts in a language, in their order. `onDownload` hears of the share, from 0 to 1, of what has to be fetched
   * first. Rejects where the language cannot be translated now. An aborted `signal` says that nobody waits any more.
   */
  translate: (
    code: LanguageCode,
    texts: readonly string[],
    onDownload: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<readonly string[]>
}

/** How far a translation has come. */
export interface Progress {
  code: LanguageCode
  /** Languages that are done, and all. */
  done: number
  total: number
  /** The share of the language's model that has been fetched; undefined while nothing is. */
  download?: number
}

/**
 * Translates language after language, until `signal` ends it. What fails is named and stops no other; a language with an
 * empty answer has failed too, though nothing went wrong.
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

/** Rejects when the signal aborts, because a browser may wait for a model for ever. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')), { once: true })
    work.then(resolve, reject)
  })
}
