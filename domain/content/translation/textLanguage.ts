import { defaultLanguage, type LanguageCode, type LocalizedKey } from '../../languages.ts'
import type { Marks } from './textMarks.ts'

/** Texts in ten languages; documents from before the marks have none. */
type Marked<Text extends string> = Readonly<Record<LocalizedKey<Text>, string>> & { readonly text_marks?: Marks }

/**
 * The language in which a text is shown, if it is not the reader's: that of the fallback, or Spanish if the text is a copy
 * of the Spanish one. Undefined for the reader's own language and for a text that is not there.
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

/** `foreignLanguageOf` of several texts, by their names; undefined if all are in the reader's language. */
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
