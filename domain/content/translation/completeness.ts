import { defaultLanguage, type LanguageCode, languageCodes } from '../../languages.ts'
import { isStale, type LocalizedFields, type Texts, type Translated, type TranslationState } from './sourceHashes.ts'

/** Number of texts per translation state. A person wrote or confirmed the `complete` ones. */
type TextCounts = Record<TranslationState, number>

const none: TextCounts = { complete: 0, missing: 0, copied: 0, outOfDate: 0, machine: 0 }

/** Counts each language's required texts by state. */
export function countTexts<Text extends string>(
  rows: readonly Translated<Text>[],
  localized: LocalizedFields<Text>,
): Record<LanguageCode, TextCounts> {
  const counts = Object.fromEntries(languageCodes.map((code) => [code, { ...none }])) as Record<
    LanguageCode,
    TextCounts
  >
  for (const row of rows) {
    for (const code of languageCodes) {
      const isOld = code !== defaultLanguage && isStale(row, localized, code)
      for (const text of localized.required) counts[code][stateOf(row, `${text}_${code}`, isOld)] += 1
    }
  }
  return counts
}

function stateOf<Text extends string>(
  row: Translated<Text>,
  name: keyof Texts<Text>,
  isOld: boolean,
): TranslationState {
  const mark = row.text_marks[name]
  if (!(row as Texts<Text>)[name].trim()) return 'missing'
  if (mark === 'copied') return 'copied'
  return isOld ? 'outOfDate' : (mark ?? 'complete')
}

/** Adds up one language's counts of several lists. */
export const sumOf = (lists: readonly TextCounts[]): TextCounts =>
  Object.fromEntries(
    Object.keys(none).map((state) => [
      state,
      lists.reduce((sum, counts) => sum + counts[state as TranslationState], 0),
    ]),
  ) as TextCounts

/**
 * Returns the translated share from 0 to 1, rounded down to hundredths so that 1 means everything; undefined if there
 * are no texts.
 */
export function shareOf(counts: TextCounts): number | undefined {
  const wanted = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return wanted === 0 ? undefined : Math.floor((100 * counts.complete) / wanted) / 100
}
