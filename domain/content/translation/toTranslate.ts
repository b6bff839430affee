import { defaultLanguage, type LanguageCode } from '../../languages.ts'
import { allOf, type LocalizedFields, type Stamped, type Texts, translatedCodes, translationState } from './stamps.ts'

/** The texts of one language that a translation of the Spanish ones would fill or replace. */
export interface TranslationTarget<Text extends string = string> {
  code: LanguageCode
  texts: readonly Text[]
  /** How many of them somebody has written, from Spanish texts that have changed since. */
  replaced: number
}

/**
 * What there is to translate: texts that are missing or copies, and in a language that is out of date those whose
 * Spanish text has changed. Where it was out of date before this edit (`base`), nobody knows which: then all of them.
 */
export function toTranslate<Text extends string>(
  row: Stamped<Text>,
  localized: LocalizedFields<Text>,
  base: Stamped<Text> | undefined,
): TranslationTarget<Text>[] {
  const texts: Texts<Text> = row
  const old: Texts<Text> | undefined = base
  const spanish = (text: Text) => texts[`${text}_${defaultLanguage}`].trim()
  return translatedCodes.flatMap((code) => {
    const state = translationState(row, localized, code)
    const wasOld = !base || translationState(base, localized, code) === 'outOfDate'
    const isOld = (text: Text) =>
      state === 'outOfDate' && (wasOld || old?.[`${text}_${defaultLanguage}`].trim() !== spanish(text))
    const isUnwritten = (text: Text) =>
      !texts[`${text}_${code}`].trim() || row.text_marks[`${text}_${code}`] === 'copied'
    const wanted = allOf(localized).filter((text) => spanish(text) && (isUnwritten(text) || isOld(text)))
    if (wanted.length === 0) return []
    return [{ code, texts: wanted, replaced: wanted.filter((text) => !isUnwritten(text)).length }]
  })
}
