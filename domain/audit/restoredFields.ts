import { followingTexts } from '../content/translation/copies.ts'
import {
  allOf,
  type LocalizedFields,
  type SourceHashes,
  spanishHash,
  type Translated,
  translatedCodes,
} from '../content/translation/sourceHashes.ts'
import { type Marks, withMark } from '../content/translation/textMarks.ts'
import { defaultLanguage } from '../languages.ts'
import { fieldNameOf } from '../outbox/describe.ts'
import type { Values } from '../outbox/pendingMutation.ts'

/**
 * Returns the fields to write so that the fields `fields` get the values that they had in a version. A restored
 * translation also gets back the version's mark and source hash, because it was made from the Spanish texts of that
 * time. If a Spanish text is restored, its copies in other languages change with it.
 */
export function restoredFields<Text extends string, Row extends Translated<Text>>(
  current: Row,
  version: Row,
  fields: readonly string[],
  localized: LocalizedFields<Text>,
): Values {
  const then = version as Values
  const back: Values = Object.fromEntries(fields.map((name) => [name, then[name]]))
  const languages = new Set(fields.flatMap((name) => fieldNameOf(name).language ?? []))
  if (languages.size === 0) return back
  const translated = translatedCodes.filter((code) => languages.has(code))
  const text_marks = marksOf(current.text_marks, version.text_marks, fields)
  const next: Row = { ...current, ...back, text_marks }
  const spanish = allOf(localized).filter((text) => fields.includes(`${text}_${defaultLanguage}`))
  const following = Object.assign({}, ...spanish.map((text) => followingTexts(next, text))) as Values
  return { ...following, ...back, text_marks, translated_from: sourceHashesOf(current, version, translated, localized) }
}

/** A language without a source hash counts as translated from the current Spanish. */
function sourceHashesOf<Text extends string, Row extends Translated<Text>>(
  current: Row,
  version: Row,
  back: readonly (typeof translatedCodes)[number][],
  localized: LocalizedFields<Text>,
): SourceHashes {
  const sourceHashes = translatedCodes.map((code) => {
    const row = back.includes(code) ? version : current
    return [code, row.translated_from[code] ?? spanishHash(row, localized)] as const
  })
  return { ...current.translated_from, ...Object.fromEntries(sourceHashes) }
}

const marksOf = (now: Marks, then: Marks, fields: readonly string[]): Marks =>
  fields.reduce((marks, name) => withMark(marks, name, then[name]), now)
