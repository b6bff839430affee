import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { formatList } from './format'

/** A part of a text that is already isolated. */
const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g
const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u
const leftToRight = /(?![\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}])\p{L}/u

/**
 * Puts invisible marks (U+2068, U+2069) around a text whose script runs against the surrounding language. Without them
 * an adjacent number or sign changes places: '4 العربية' for 'العربية 4'.
 */
export function isolated(language: LanguageCode, text: string): string {
  const foreign = languageOf(language).dir === 'rtl' ? leftToRight : rightToLeft
  return foreign.test(text.replaceAll(isolates, '')) ? `\u2068${text}\u2069` : text
}

/** Formats names in one sentence, each in its own direction: 'Ana, محمد y Luis'. */
export const formatNames = (language: LanguageCode, names: readonly string[]) =>
  formatList(
    language,
    names.map((name) => isolated(language, name)),
  )
