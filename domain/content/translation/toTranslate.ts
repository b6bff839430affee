import { defaultLanguage, type LanguageCode } from '../../languages.ts'
import {
  allOf,
  isStale,
  type LocalizedFields,
  oldTexts,
  type Texts,
  type Translated,
  translatedCodes,
} from './sourceHashes.ts'

/** The texts of one language that translating from Spanish would fill or replace. */
export interface TranslationTarget<Text extends string = string> {
  code: LanguageCode
  texts: readonly Text[]
  /** Number of these texts that a person wrote for Spanish texts that have changed since. */
  replaced: number
}

/**
 * Returns the texts to translate: missing ones, copies, and the outdated ones of a language that is out of date. `base`
 * and `written` are the arguments of `nextSourceHashes`.
 */
export function toTranslate<Text extends string>(
  row: Translated<Text>,
  localized: LocalizedFields<Text>,
  base: Translated<Text> | undefined,
  written: readonly string[] = [],
): TranslationTarget<Text>[] {
  const texts: Texts<Text> = row
  const isUnwritten = (text: Text, code: LanguageCode) =>
    !texts[`${text}_${code}`].trim() || row.text_marks[`${text}_${code}`] === 'copied'
  return translatedCodes.flatMap((code) => {
    const old = isStale(row, localized, code) ? oldTexts(row, localized, base ?? row, code, written) : []
    const wanted = allOf(localized).filter(
      (text) => texts[`${text}_${defaultLanguage}`].trim() && (isUnwritten(text, code) || old.includes(text)),
    )
    if (wanted.length === 0) return []
    return [{ code, texts: wanted, replaced: wanted.filter((text) => !isUnwritten(text, code)).length }]
  })
}
