import * as v from 'valibot'
import { defaultLanguage, type LanguageCode, type LocalizedKey, languageCodes } from '../../languages.ts'
import type { Marks, TextMark } from './textMarks.ts'

/** The languages that are written from the Spanish texts. */
export const translatedCodes = languageCodes.filter((code) => code !== defaultLanguage)

/**
 * Which Spanish texts each language was written against: a language code and a source hash of those texts. A language
 * without a source hash is taken as up to date, because nobody can know.
 */
export type SourceHashes = Partial<Record<LanguageCode, string>>

const SourceHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,16}$/))

/** Source hashes as they may be saved; those of languages that this version does not know stay. An array would pass for a record. */
export const SourceHashes = v.pipe(
  v.custom<SourceHashes>((value) => !Array.isArray(value)),
  v.record(v.string(), SourceHash),
  v.transform((sourceHashes): SourceHashes => sourceHashes),
)

/** Source hashes as they are read: a document without sound ones has none. */
export const storedSourceHashes = v.fallback(SourceHashes, {})

/** The names of a record's texts, those that every language must have apart from those that it may leave out. */
export interface LocalizedFields<Text extends string> {
  required: readonly Text[]
  optional: readonly Text[]
  /** Of the optional ones those that came later: source hashes from before were made without them. */
  later?: readonly Text[]
}

export type Texts<Text extends string> = Readonly<Record<LocalizedKey<Text>, string>>
/** A record with its texts, what they were written from, and which of them nobody has written. */
export type Translated<Text extends string> = Texts<Text> & {
  readonly translated_from: SourceHashes
  readonly text_marks: Marks
}

/**
 * How a language stands; the worst is said first.
 * - `missing`: a required text is not there.
 * - `copied`: a required text is a copy of the Spanish one. One that may be left out may as well be a copy.
 * - `outOfDate`: the Spanish texts have changed since it was written.
 * - `machine`: a machine translated a text, and nobody has confirmed it.
 */
export type TranslationState = 'complete' | 'missing' | 'copied' | 'outOfDate' | 'machine'

/** A short source hash of texts, the same for the same texts; blanks at their ends do not count. */
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

/** The Spanish texts that a source hash is made of: a later one counts once it is written. */
const hashedTexts = <Text extends string>(row: Texts<Text>, localized: LocalizedFields<Text>) =>
  allOf(localized)
    .map((text) => [text, row[`${text}_${defaultLanguage}`].trim()] as const)
    .filter(([text, written]) => written || !localized.later?.includes(text))
    .map(([, written]) => written)

/** The source hash of a record's Spanish texts as they are. */
export const spanishHash = <Text extends string>(row: Texts<Text>, localized: LocalizedFields<Text>) =>
  sourceHashOf(hashedTexts(row, localized))

/** How one language of a record stands. */
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

/** Texts with their marks, as far as they have any. */
type Marked<Text extends string> = Texts<Text> & { readonly text_marks?: Marks }

/** Whether a language of a record was written against other Spanish texts than it has. */
export const isStale = <Text extends string>(
  row: Translated<Text>,
  localized: LocalizedFields<Text>,
  code: LanguageCode,
): boolean => ![undefined, spanishHash(row, localized)].includes(row.translated_from[code])

/**
 * The texts of a language that are there, are no copies, and stem from other Spanish texts than the record has now.
 * `written` has the names of those that were written or confirmed since their Spanish text last changed. Of the others
 * a text is old where it or its Spanish one is not what it was in `base`; and where the language was out of date in
 * `base` already, nobody knows which of its texts are: then all are.
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
 * The source hashes to save with a record's new texts: a language of which no text is old was written against the Spanish texts
 * as they are now; another one keeps its source hash, and one that had none was written against the Spanish texts of `base`.
 */
export function nextSourceHashes<Text extends string>(
  row: Marked<Text>,
  localized: LocalizedFields<Text>,
  base: Translated<Text> | undefined,
  written: readonly string[] = [],
): SourceHashes {
  const now = spanishHash(row, localized)
  if (!base) return Object.fromEntries(translatedCodes.map((code) => [code, now]))
  const before = spanishHash(base, localized)
  const hashFor = (code: LanguageCode) =>
    oldTexts(row, localized, base, code, written).length > 0 ? (base.translated_from[code] ?? before) : now
  // A language that this version does not know keeps its source hash.
  return { ...base.translated_from, ...Object.fromEntries(translatedCodes.map((code) => [code, hashFor(code)])) }
}
