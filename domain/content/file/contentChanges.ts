import type { SettingsDocument } from '../../settings/settingSchemas.ts'
import { type PublicSettingsKey, publicSettingsKeys } from '../../settings/settings.ts'
import { type ContentKind, forEachKind } from '../contentKinds.ts'
import { type ContentEntry, type ContentRow, type ContentRows, contentTypes } from '../contentTypes.ts'
import { changedFields } from '../fields/changedFields.ts'
import { inheritedMarks } from '../translation/copies.ts'
import type { LocalizedFields, Texts, Translated } from '../translation/sourceHashes.ts'
import type { Marks } from '../translation/textMarks.ts'
import type { Content, ContentPart, EntryProblem } from './contentFile.ts'

/** A field's current and new value. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** A file's effect on one document. `base` is the stored copy that it was compared with. */
export type Change<Row, Entry, Id extends string = string> =
  | { kind: 'new'; id: Id; entry: Entry }
  | { kind: 'changed'; id: Id; entry: Entry; base: Row; fields: FieldChange[] }
  | { kind: 'removed'; id: Id; base: Row }

export type SettingsChange = Change<SettingsDocument, Record<string, unknown>, PublicSettingsKey>

/** Everything that a file would change. */
export type ContentChanges = Record<ContentKind, Change<ContentRow, ContentEntry>[]> & { settings: SettingsChange[] }

/** The stored content. */
export type CurrentContent = ContentRows & { settings: readonly SettingsDocument[] }

/**
 * Returns the changes that turn the stored content into that of a file. Malformed entries (`problems`) are neither
 * changed nor counted as removed. Settings groups are never removed.
 */
export const changesOf = (
  current: CurrentContent,
  content: Content,
  problems: readonly EntryProblem[] = [],
): ContentChanges => {
  const broken = (part: ContentPart) =>
    new Set(problems.filter((problem) => problem.part === part).map((problem) => problem.id))
  return {
    ...forEachKind((kind) => {
      const { empty, localized } = contentTypes[kind]
      const entries = content[kind]
      if (!entries) return []
      return changesOfRows(empty, current[kind], marked(entries, current[kind], localized), broken(kind))
    }),
    settings: publicSettingsKeys.flatMap((key) => changeOfGroup(current.settings, key, content.settings[key])),
  }
}

/** Adds marks to the entries of an older file, which has none. */
const marked = <Text extends string, Entry extends Texts<Text> & { id: string; text_marks?: Marks }>(
  entries: readonly Entry[],
  rows: readonly (Translated<Text> & { id: string })[],
  localized: LocalizedFields<Text>,
) =>
  entries.map((entry) => {
    const base = rows.find(({ id }) => id === entry.id)
    return { ...entry, text_marks: entry.text_marks ?? inheritedMarks(entry, base, localized) }
  })

function changesOfRows<Row extends { id: string }, Entry extends { id: string }>(
  empty: object,
  rows: readonly Row[],
  entries: readonly Entry[],
  broken: ReadonlySet<string>,
): Change<Row, Entry>[] {
  const stored = new Map(rows.map((row) => [row.id, row]))
  const inFile = new Set(entries.map(({ id }) => id))
  const written = entries.flatMap((entry): Change<Row, Entry>[] => {
    const base = stored.get(entry.id)
    // Older files lack later fields: a new document gets their defaults, a stored one keeps its values.
    if (!base) return [{ kind: 'new', id: entry.id, entry: { ...empty, ...entry } }]
    const fields = fieldChanges(entry, base)
    return fields.length === 0 ? [] : [{ kind: 'changed', id: entry.id, entry, base, fields }]
  })
  const removed = rows
    .filter(({ id }) => !inFile.has(id) && !broken.has(id))
    .map((base): Change<Row, Entry> => ({ kind: 'removed', id: base.id, base }))
  return [...written, ...removed]
}

function changeOfGroup(
  documents: readonly SettingsDocument[],
  key: PublicSettingsKey,
  entry: Record<string, unknown> | undefined,
): SettingsChange[] {
  if (!entry) return []
  const base = documents.find(({ id }) => id === key)
  if (!base) return [{ kind: 'new', id: key, entry }]
  const fields = fieldChanges(entry, base.value)
  return fields.length === 0 ? [] : [{ kind: 'changed', id: key, entry, base, fields }]
}

const fieldChanges = (entry: object, base: object): FieldChange[] =>
  Object.entries(changedFields<object>(entry, base)).map(([field, after]) => ({
    field,
    before: (base as Record<string, unknown>)[field],
    after,
  }))
