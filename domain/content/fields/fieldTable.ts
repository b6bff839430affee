import * as v from 'valibot'
import { defaultLanguage, type Language, type LanguageCode, type LocalizedKey, languages } from '../../languages.ts'
import { revisionFields, signedFields } from '../../revision.ts'
import { withFreshCopies } from '../translation/copies.ts'
import { type LocalizedFields, SourceHashes, storedSourceHashes, type Translated } from '../translation/sourceHashes.ts'
import { Marks, storedMarks } from '../translation/textMarks.ts'
import { isRequiredIn, optionalText, storedText } from './checks.ts'

/**
 * A field of a content type that is the same in all languages. Everything else is derived from it: validation in forms,
 * lenient reading, the value of documents that lack it, and the checks in firestore.rules.
 */
export interface PlainField<Value = unknown> {
  kind:
    | 'video'
    | 'picture'
    | 'film'
    | 'line'
    | 'choice'
    | 'choices'
    | 'day'
    | 'flag'
    | 'whole'
    | 'amount'
    | 'visibility'
  /** The schema for saving; a text may be '' here. */
  schema: v.GenericSchema<Value, Value>
  /** Reading is lenient: a missing or malformed value becomes `empty`. */
  stored: v.GenericSchema<unknown, Value>
  empty: Value
  /** The message for a missing required value; undefined if the field is optional. */
  missing: string | undefined
  /** Required even while the document is hidden, because the console shows it as the document's name. */
  namesRow?: boolean | undefined
  /** The smallest and the largest number; `max` of a text is its length in characters. */
  min?: number
  max?: number
  /** The allowed values, besides ''. */
  options?: readonly string[]
  /** The regular expression of other allowed values. */
  form?: string | undefined
  /** Only an uploaded file or one of the site's samples is allowed. */
  isOwn?: true
  /** See LocalizedField. */
  together?: string | undefined
  /** The version of the data that added it. Older documents may lack it. */
  since: number
}

/** A text that exists once for each language. */
export interface LocalizedField {
  kind: 'localized'
  /** The message for a missing required text; undefined if the field is optional. */
  missingIn: ((code: LanguageCode) => string) | undefined
  /** Required in Spanish even while the document is hidden, because the console shows it as the document's name. */
  namesRow?: boolean | undefined
  /** Maximum length in characters. */
  max: number
  /**
   * The texts with this name have one limit in firestore.rules, for all of them in all languages. A comparison for each
   * would cost too many expressions.
   */
  together?: string | undefined
  /** The schema for saving; by default any text of that length. */
  schema?: v.GenericSchema<string, string>
  since: number
}

export type FieldTable = Readonly<Record<string, PlainField | LocalizedField>>

/** The values of a table's fields, with the source hashes and marks of its translations. */
type ValuesOf<Fields extends FieldTable> = {
  [Name in keyof Fields & string as Fields[Name] extends LocalizedField
    ? LocalizedKey<Name>
    : Name]: Fields[Name] extends PlainField<infer Value> ? Value : string
} & { translated_from: SourceHashes; text_marks: Marks }

type TextNames<Fields extends FieldTable> = {
  [Name in keyof Fields & string]: Fields[Name] extends LocalizedField ? Name : never
}[keyof Fields & string]

/** An object schema whose fields can be listed. Unknown fields are preserved. */
export type ObjectSchema<Input, Output> = v.GenericSchema<Input, Output> & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>
}

/** A stored document's fields outside the table; `id` is its name. */
type Document = { id: string; order_position: number; rev: string; base_rev: string; updated_by: string }

/** The smallest and the largest position in the list. */
export const position = { min: 0, max: 1_000_000 } as const
const place = v.pipe(v.number(), v.integer(), v.minValue(position.min), v.maxValue(position.max))

/** A name for a single document: without slashes, which would lead to another collection. */
const documentId = v.pipe(v.string(), v.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/, 'id'))

/** A field as it is stored: a localized field becomes one per language. */
export type StoredField = PlainField & { name: string }

/**
 * The fields of a table as they are stored: `name` for a plain one, `name_<language>` for each language of a localized
 * one.
 */
export const storedFields = (fields: FieldTable): StoredField[] =>
  Object.entries(fields).flatMap(([name, field]): StoredField[] => {
    if (field.kind !== 'localized') return [{ ...field, name }]
    return languages.map(({ code, since = 1 }: Language & { code: LanguageCode }) => ({
      name: `${name}_${code}`,
      kind: 'line',
      schema: field.schema ?? optionalText(field.max, field.missingIn?.(code)),
      stored: storedText,
      empty: '',
      missing: isRequiredIn(code) ? field.missingIn?.(code) : undefined,
      namesRow: field.namesRow && code === defaultLanguage,
      max: field.max,
      together: field.together,
      since: Math.max(field.since, since),
    }))
  })

/**
 * Returns the fields that a document must have. A hidden document needs only those that name it; any other needs all
 * required fields.
 */
const requiredIn = (fields: readonly StoredField[], visibility: unknown) =>
  fields.filter(({ missing, namesRow }) => missing !== undefined && (namesRow || visibility !== 'hidden'))

/** Returns the required fields that are empty. */
const missingIn = (fields: readonly StoredField[], values: Readonly<Record<string, unknown>>) =>
  requiredIn(fields, values.visibility).filter(({ name }) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() === ''
  })

/** A field whose value contradicts the document's other values, and the message about it. */
interface FieldProblem {
  name: string
  message: string
}

/**
 * Refuses a document that lacks required fields, or whose values contradict each other. Values of another type are left
 * to the schema.
 */
const isSound = <Values extends Record<string, unknown>>(
  fields: readonly StoredField[],
  problemsIn: (values: never) => readonly FieldProblem[],
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const missing = missingIn(fields, input).map(({ name, missing = '' }) => ({ name, message: missing }))
    for (const { name: key, message } of [...missing, ...problemsIn(input as never)])
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })

/** The part of a content type that a form needs. */
export interface ContentTable<Draft, Text extends string> {
  Draft: v.GenericSchema<Draft, Draft>
  empty: Draft
  localized: LocalizedFields<Text>
  requiredFor: (visibility: string) => readonly string[]
  missingIn: (values: Draft) => readonly string[]
}

const noProblems = () => []

/** Derives everything from a table of fields. `problemsIn` returns the values that contradict each other. */
export function contentFrom<const Fields extends FieldTable>(
  fields: Fields,
  problemsIn: (values: ValuesOf<Fields>) => readonly FieldProblem[] = noProblems,
) {
  type Draft = ValuesOf<Fields>
  const all = storedFields(fields)
  const each = <Value>(pick: (field: StoredField) => Value) =>
    Object.fromEntries(all.map((field) => [field.name, pick(field)])) as Record<string, Value>
  const textNames = (isRequired: boolean) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'localized' && (field.missingIn !== undefined) === isRequired ? [name as TextNames<Fields>] : [],
    )
  const localized = {
    required: textNames(true),
    optional: textNames(false),
    later: textNames(false).filter((name) => (fields[name]?.since ?? 1) > 1),
  } as LocalizedFields<TextNames<Fields>>
  return {
    fields: fields as FieldTable,
    /** The schema of a form's values, as they may be saved. */
    Draft: v.pipe(
      v.looseObject({ ...each(({ schema }) => schema), translated_from: SourceHashes, text_marks: Marks }),
      isSound(all, problemsIn),
    ) as unknown as ObjectSchema<Draft, Draft>,
    /** A stored document. Reading is lenient, writing is not. */
    Stored: v.pipe(
      v.looseObject({
        id: v.string(),
        ...each(({ stored }) => stored),
        translated_from: storedSourceHashes,
        text_marks: storedMarks,
        // A document without a position goes to the end.
        order_position: v.fallback(v.number(), position.max),
        ...revisionFields,
        ...signedFields,
      }),
      v.transform((row) => withFreshCopies(row as unknown as Translated<TextNames<Fields>>, localized)),
    ) as unknown as ObjectSchema<unknown, Draft & Document>,
    /** An entry of a content file: the savable fields with id and position. Older files lack later fields. */
    Entry: v.pipe(
      v.looseObject({
        id: documentId,
        order_position: place,
        ...each(({ schema, since }) => (since > 1 ? v.optional(schema) : schema)),
        translated_from: SourceHashes,
        text_marks: v.optional(Marks),
      }),
      isSound(all, problemsIn),
      // The server sets revisions and the last writer.
      v.transform(({ rev: _rev, base_rev: _base, updated_by: _by, ...entry }) => entry),
    ) as unknown as v.GenericSchema<
      unknown,
      Omit<Draft, 'text_marks'> & { text_marks?: Marks } & Pick<Document, 'id' | 'order_position'>
    >,
    /** Returns the names of the fields that a document with this visibility must have, in the table's order. */
    requiredFor: (visibility: string) => requiredIn(all, visibility).map(({ name }) => name),
    /** Returns the names of the required fields that a document lacks, in the table's order. */
    missingIn: (values: Draft) => missingIn(all, values).map(({ name }) => name),
    /** A form's initial values, also used for fields that a document lacks. */
    empty: { ...each(({ empty }) => empty), translated_from: {}, text_marks: {} } as unknown as Draft,
    localized,
  }
}
