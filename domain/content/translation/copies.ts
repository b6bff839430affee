import { defaultLanguage, type LanguageCode, type LocalizedKey } from '../../languages.ts'
import {
  allOf,
  type LocalizedFields,
  type SourceHashes,
  spanishHash,
  type Texts,
  type Translated,
  translatedCodes,
} from './sourceHashes.ts'
import { type Marks, withMark } from './textMarks.ts'

/* Texts that are copies of the Spanish ones. */

/** Returns the texts of one language as copies of the Spanish ones, without empty Spanish texts. */
export const copiedFromSpanish = <Text extends string>(
  row: Texts<Text>,
  localized: LocalizedFields<Text>,
  code: LanguageCode,
): Partial<Texts<Text>> =>
  Object.fromEntries(
    allOf(localized)
      .filter((text) => row[`${text}_${defaultLanguage}`].trim())
      .map((text) => [`${text}_${code}`, row[`${text}_${defaultLanguage}`]]),
  ) as Partial<Texts<Text>>

/** Fills the empty texts of all languages with copies of the Spanish ones. Returns only those. */
export const filledFromSpanish = <Text extends string>(
  row: Texts<Text>,
  localized: LocalizedFields<Text>,
): Partial<Texts<Text>> =>
  Object.fromEntries(
    translatedCodes
      .flatMap((code) => Object.entries(copiedFromSpanish(row, localized, code)))
      .filter(([name]) => !row[name as LocalizedKey<Text>].trim()),
  ) as Partial<Texts<Text>>

/**
 * Returns the changes that replace a text in all languages by `chosen`, another record's text in the languages in which
 * a person wrote it. If the Spanish text changes, every language that `chosen` lacks becomes a copy of it: the present
 * translation belongs to the old Spanish text.
 */
export function withChosenText<Text extends string>(
  row: Texts<Text>,
  text: Text,
  chosen: Readonly<Partial<Record<LanguageCode, string>>>,
): Record<'written' | 'copied', Partial<Texts<Text>>> {
  const spanish = chosen[defaultLanguage] ?? ''
  const isKept = row[`${text}_${defaultLanguage}`].trim() === spanish.trim()
  const named = (texts: readonly (readonly [string, string])[]) =>
    Object.fromEntries(texts.map(([code, words]) => [`${text}_${code}`, words])) as Partial<Texts<Text>>
  const lacking = isKept ? [] : translatedCodes.filter((code) => !chosen[code]?.trim())
  return { written: named(Object.entries(chosen)), copied: named(lacking.map((code) => [code, spanish])) }
}

/** Returns the new values of the texts that are copies of a Spanish text, by field name. */
export const followingTexts = <Text extends string>(row: Translated<Text>, text: Text): Partial<Texts<Text>> =>
  Object.fromEntries(
    translatedCodes
      .map((code) => `${text}_${code}` as const)
      .filter((name) => row.text_marks[name] === 'copied')
      .map((name) => [name, (row as Texts<Text>)[`${text}_${defaultLanguage}`]]),
  ) as Partial<Texts<Text>>

/**
 * Guesses marks for documents that predate them. If a language's longest text equals the Spanish one, all its texts
 * that equal the Spanish ones count as copies. A short text alone may be equal by chance.
 */
export function marksByText<Text extends string>(row: Texts<Text>, localized: LocalizedFields<Text>): Marks {
  const spanish = (text: Text) => row[`${text}_${defaultLanguage}`].trim()
  const [longest] = allOf(localized).toSorted((one, other) => spanish(other).length - spanish(one).length)
  const isCopy = (text: Text, code: LanguageCode) =>
    spanish(text) !== '' && row[`${text}_${code}`].trim() === spanish(text)
  return Object.fromEntries(
    translatedCodes
      .filter((code) => longest !== undefined && isCopy(longest, code))
      .flatMap((code) =>
        allOf(localized)
          .filter((text) => isCopy(text, code))
          .map((text) => `${text}_${code}`),
      )
      .map((name) => [name, 'copied']),
  )
}

/** Returns the marks of a file's entry that has none: a text that equals the stored one keeps its mark. */
export function inheritedMarks<Text extends string>(
  row: Texts<Text>,
  base: Translated<Text> | undefined,
  localized: LocalizedFields<Text>,
): Marks {
  const found = marksByText(row, localized)
  if (!base) return found
  const names = translatedCodes.flatMap((code) => allOf(localized).map((text) => `${text}_${code}` as const))
  return names.reduce<Marks>((marks, name) => {
    const isSame = row[name] === (base as Texts<Text>)[name]
    return withMark(marks, name, isSame ? base.text_marks[name] : found[name])
  }, base.text_marks)
}

/**
 * Returns a stored document with copies replaced by the current Spanish text. A copy that differs although its language
 * is up to date was edited by an older version, which does not know marks: it is not a copy any more.
 */
export function withFreshCopies<
  Text extends string,
  Row extends Texts<Text> & { readonly translated_from: SourceHashes },
>(
  row: Row & { readonly text_marks?: Marks | undefined },
  localized: LocalizedFields<Text>,
): Row & { text_marks: Marks } {
  const texts: Texts<Text> = row
  const sourceHash = spanishHash(texts, localized)
  const following: Record<string, string> = {}
  let marks = row.text_marks ?? marksByText(texts, localized)
  for (const code of translatedCodes)
    for (const text of allOf(localized)) {
      const name = `${text}_${code}` as const
      const spanish = texts[`${text}_${defaultLanguage}`]
      if (marks[name] !== 'copied' || texts[name] === spanish) continue
      if (row.translated_from[code] === sourceHash) marks = withMark(marks, name, undefined)
      else following[name] = spanish
    }
  return { ...row, ...following, text_marks: marks }
}
