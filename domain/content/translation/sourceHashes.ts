import * as v from 'valibot'
import { defaultLanguage, type LanguageCode, type LocalizedKey, languageCodes } from '../../languages.ts'
import type { Marks, TextMark } from './textMarks.ts'

/** The languages that are translated from Spanish. */
export const translatedCodes = languageCodes.filter((code) => code !== defaultLanguage)

/**
 * The Spanish texts that each language was translated from: a source hash by language code. A language without one
 * counts as up to date, because its source is unknown.
 */
export type SourceHashes = Partial<Record<LanguageCode, string>>

const SourceHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,16}$/))

/**
 * Source hashes as they may be saved; those of unknown languages stay. The check for arrays is needed because one would
 * pass as a record.
 */
export const SourceHashes = v.pipe(
  v.custom<SourceHashes>((value) => !Array.isArray(value)),
  v.record(v.string(), SourceHash),
  v.transform((sourceHashes): SourceHashes => sourceHashes),
)

/** Source hashes as they are read; malformed ones count as none. */
export const storedSourceHashes = v.fallback(SourceHashes, {})

/** The names of a record's texts: those that every language must have, and the optional ones. */
export interface LocalizedFields<Text extends string> {
  required: readonly Text[]
  optional: readonly Text[]
  /** The optional texts that were added later: older source hashes do not include them. */
  later?: readonly Text[]
}

export type Texts<Text extends string> = Readonly<Record<LocalizedKey<Text>, string>>
/** A record with its texts, their source hashes and their marks. */
export type Translated<Text extends string> = Texts<Text> & {
  readonly translated_from: SourceHashes
  readonly text_marks: Marks
}

/**
 * A language's translation state; the worst one wins.
 *
 * - `missing`: a required text is empty.
 * - `copied`: a required text is a copy of the Spanish one. Optional texts may be copies.
 * - `outOfDate`: the Spanish texts have changed since it was written.
 * - `machine`: a text is a machine translation that nobody has confirmed.
 */
export type TranslationState = 'complete' | 'missing' | 'copied' | 'outOfDate' | 'machine'

/** Returns a short source hash of texts; whitespace at their ends does not count. */
export function sourceHashOf(texts: readonly string[]): string {
  const all = texts.map((text) => text.trim()).join('\u0000')
  return hash(all, 0x811c9dc5, 0x01000193) + hash(all, 0x9747b28c, 0x85ebca6b)
}

/** FNV-1a with a start and a factor: eight hexadecimal digits. Not a security hash; it only has to detect changes. */
function hash(text: string, start: number, factor: number): string {
  let value = start
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), factor)
  return (value >>> 0).toString(16).padStart(8, '0')
}

/** The names of all texts. */
export const allOf = <Text extends string>({ required, optional }: LocalizedFields<Text>) => [...required, ...optional]

/** Returns the Spanish texts that go into a source hash. A text that was added later counts only if it is not empty. */
const hashedTexts = <Text extends string>(row: Texts<Text>, localized: LocalizedFields<Text>) =>
  allOf(localized)
    .map((text) => [text, row[`${text}_${defaultLanguage}`].trim()] as const)
    .filter(([text, written]) => written || !localized.later?.includes(text))
    .map(([, written]) => written)

/** Returns the source hash of a record's current Spanish texts. */
export const spanishHash = <Text extends string>(row: Texts<Text>, localized: LocalizedFields<Text>) =>
  sourceHashOf(hashedTexts(row, localized))

/** Returns the translation state of one language of a record. */
export function translationState<Text extends string>(
  row: Translated<Text>,
  localized: LocalizedFields<Text>,
  code: LanguageCode,
): TranslationState {
  const texts: Texts<Text> = row
  if (localized.required.some((text) => !texts[`${text}_${code}`].trim())) return 'missing'
  if (code === defaultLanguage) return 'complete'
  const hasMark = (text: Text, mark: TextMark) => row.text_marks[`${text}_${code}`] === mark
  if (localized.required.some((text) => hasMark(text, 'copied'))) return 'copied'
  if (isStale(row, localized, code)) return 'outOfDate'
  return allOf(localized).some((text) => hasMark(text, 'machine')) ? 'machine' : 'complete'
}

/** Texts with their marks, if they have any. */
type Marked<Text extends string> = Texts<Text> & { readonly text_marks?: Marks }

/** Returns whether a language of a record was translated from other Spanish texts than the current ones. */
export const isStale = <Text extends string>(
  row: Translated<Text>,
  localized: LocalizedFields<Text>,
  code: LanguageCode,
): boolean => ![undefined, spanishHash(row, localized)].includes(row.translated_from[code])

/**
 * Returns the texts of a language that are outdated: not empty, not copies, and written for other Spanish texts than
 * the current ones. `written` names texts that were written or confirmed since their Spanish text last changed; these
 * are never outdated. Any other text is outdated if it or its Spanish text differs from `base`. If the language was
 * already out of date in `base`, all of them are: nobody knows which ones.
 */
export function oldTexts<Text extends string>(
  row: Marked<Text>,
  localized: LocalizedFields<Text>,
  base: Translated<Text>,
  code: LanguageCode,
  written: readonly string[] = [],
): Text[] {
  const [texts, before]: readonly [Texts<Text>, Texts<Text>] = [row, base]
  const isSame = (name: LocalizedKey<Text>) => texts[name].trim() === before[name].trim()
  const wasStale = isStale(base, localized, code)
  return allOf(localized).filter((text) => {
    const name = `${text}_${code}` as const
    if (!texts[name].trim() || row.text_marks?.[name] === 'copied' || written.includes(name)) return false
    return wasStale || !isSame(name) || !isSame(`${text}_${defaultLanguage}`)
  })
}

/**
 * Returns the source hashes to save with a record's new texts. A language without outdated texts gets the hash of the
 * current Spanish texts. Any other keeps its hash, or gets that of the Spanish texts in `base` if it had none.
 */
export function nextSourceHashes<Text extends string>(
  row: Marked<Text>,
  localized: LocalizedFields<Text>,
  base: Translated<Text> | undefined,
  written: readonly string[] = [],
): SourceHashes {
  if (allOf(localized).length === 0) return {}
  const now = spanishHash(row, localized)
  if (!base) return Object.fromEntries(translatedCodes.map((code) => [code, now]))
  const before = spanishHash(base, localized)
  const hashFor = (code: LanguageCode) =>
    oldTexts(row, localized, base, code, written).length > 0 ? (base.translated_from[code] ?? before) : now
  // A language that this version does not know keeps its source hash.
  return { ...base.translated_from, ...Object.fromEntries(translatedCodes.map((code) => [code, hashFor(code)])) }
}
