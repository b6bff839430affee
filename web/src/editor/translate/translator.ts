import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import type { LanguageCode } from '@studio/domain/languages'

/** A machine that translates Spanish texts. */
export interface Translator {
  /**
   * The texts in a language, in their order. `onDownload` hears of the share, from 0 to 1, of what has to be fetched
   * first. Rejects where the language cannot be translated now.
   */
  translate: (
    code: LanguageCode,
    texts: readonly string[],
    onDownload: (share: number) => void,
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

/** Translates language after language; what fails is named and stops no other. */
export async function translateAll(
  { translate }: Translator,
  targets: readonly TranslationTarget[],
  spanish: Readonly<Record<string, string>>,
  onProgress: (progress: Progress) => void,
): Promise<{ found: Translations; failed: readonly LanguageCode[]; error: unknown }> {
  const found: Translations = {}
  const failed: LanguageCode[] = []
  let error: unknown
  for (const [done, { code, texts }] of targets.entries()) {
    const progress = { code, done, total: targets.length }
    onProgress(progress)
    try {
      const sources = texts.map((text) => spanish[text] ?? '')
      const translated = await translate(code, sources, (download) => onProgress({ ...progress, download }))
      found[code] = Object.fromEntries(texts.map((text, at) => [text, translated[at]?.trim() ?? '']))
    } catch (reason) {
      error = reason
      failed.push(code)
    }
  }
  return { found, failed, error }
}
