import { type LanguageCode, type LocalizedKey, languageCodes } from '../languages.ts'

/** How many texts have to be written, and how many are, by language. */
export interface Completeness {
  wanted: number
  written: Record<LanguageCode, number>
}

/** How complete some records are, by the names of the texts that have to exist in every language. */
export const completenessOf = <Field extends string>(
  rows: readonly Record<LocalizedKey<Field>, string>[],
  fields: readonly Field[],
): Completeness => ({
  wanted: rows.length * fields.length,
  written: Object.fromEntries(
    languageCodes.map((code) => [
      code,
      rows.reduce((sum, row) => sum + fields.filter((field) => row[`${field}_${code}`].trim()).length, 0),
    ]),
  ) as Record<LanguageCode, number>,
})

/**
 * What is written in a language, from 0 to 1, over several lists. It is rounded down to whole hundredths, so that 1
 * means everything; undefined where there is nothing to write.
 */
export function shareOf(lists: readonly Completeness[], code: LanguageCode): number | undefined {
  const wanted = lists.reduce((sum, list) => sum + list.wanted, 0)
  const written = lists.reduce((sum, list) => sum + list.written[code], 0)
  return wanted === 0 ? undefined : Math.floor((100 * written) / wanted) / 100
}
