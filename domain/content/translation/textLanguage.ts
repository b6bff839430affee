import { defaultLanguage, type LanguageCode, type LocalizedKey } from '../../languages.ts'
import type { Marks } from './textMarks.ts'

/** Localized texts; documents that predate marks have none. */
type Marked<Text extends string> = Readonly<Record<LocalizedKey<Text>, string>> & { readonly text_marks?: Marks }

/**
 * Returns the language in which a text is shown, if it is not the reader's: the fallback's, or Spanish if the text is a
 * copy. Undefined if it is the reader's language or the text is missing.
 */
export function foreignLanguageOf<Text extends string>(
  row: Marked<Text>,
  text: Text,
  language: LanguageCode,
  fallback: readonly LanguageCode[],
): LanguageCode | undefined {
  const texts: Readonly<Record<LocalizedKey<Text>, string>> = row
  const found = [language, ...fallback].find((code) => texts[`${text}_${code}`]?.trim())
  const isCopy = found !== undefined && row.text_marks?.[`${text}_${found}`] === 'copied'
  const spoken = isCopy ? defaultLanguage : found
  return spoken === language ? undefined : spoken
}

/**
 * Calls `foreignLanguageOf` for several texts. Returns the results by name; undefined if all are in the reader's
 * language.
 */
export function foreignLanguagesOf<Text extends string>(
  row: Marked<Text>,
  texts: readonly Text[],
  language: LanguageCode,
  fallback: readonly LanguageCode[],
): Partial<Record<Text, LanguageCode>> | undefined {
  const foreign = texts.flatMap((text) => {
    const code = foreignLanguageOf(row, text, language, fallback)
    return code ? [[text, code] as const] : []
  })
  return foreign.length > 0 ? (Object.fromEntries(foreign) as Partial<Record<Text, LanguageCode>>) : undefined
}
