import * as v from 'valibot'
import { fallbacks, inEveryLanguage, type LanguageCode, localized } from '../../languages.ts'
import { type SettingsDocument, settingsGroups } from '../../settings/settingSchemas.ts'
import { type PublicSettings, type PublicSettingsKey, publicSettingsKeys } from '../../settings/settings.ts'
import { type ContentKind, contentKinds, forEachKind } from '../contentKinds.ts'
import { type ContentEntry, type ContentRow, type ContentRows, contentTypes } from '../contentTypes.ts'
import { storedText } from '../fields/checks.ts'
import type { PictureTexts } from '../media/ownPictures.ts'

/**
 * The file's format name and version. If you change its shape, raise the version and still read older ones. Version 2
 * added uploaded pictures, version 3 the content types after testimonials.
 */
const format = 'montaje-studio-content'
const version = 3

/** Size limits for an imported file: characters of the whole file, documents of one type. */
export const contentLimits = { characters: 400_000_000, documents: 5000 } as const

/**
 * All content of a site, without messages, people, revisions and the owner's private settings. An older file lacks
 * content types that were added later; importing it leaves their stored documents unchanged.
 */
export type Content = Partial<Record<ContentKind, readonly ContentEntry[]>> & { settings: Partial<PublicSettings> }

/** The content types that every file has. */
const firstKinds: readonly ContentKind[] = ['projects', 'testimonials']

export type ContentPart = keyof Content

/** An entry of a file that cannot be stored; `message` is the schema's. */
export interface EntryProblem {
  part: ContentPart
  /** The entry's name, or its number if it has none. */
  id: string
  field: string
  message: string
  /** The file's value for it, of any type. */
  entry: unknown
}

/**
 * The result of reading a file: its content without malformed entries, which are listed; or the reason why it was
 * rejected. The pictures, by name, are not yet verified (`validPictures`).
 */
export type ContentReading =
  | { status: 'read'; content: Content; pictures: Readonly<Record<string, unknown>>; problems: EntryProblem[] }
  | { status: 'tooLarge' | 'notJson' | 'foreign' | 'newer' }

const Envelope = v.object({
  format: v.literal(format),
  version: v.number(),
  ...forEachKind((kind) => (firstKinds.includes(kind) ? v.array(v.unknown()) : v.optional(v.array(v.unknown())))),
  settings: v.record(v.string(), v.unknown()),
  // Files of version 1 have no pictures.
  pictures: v.optional(v.record(v.string(), v.unknown()), {}),
})

/**
 * Returns the content as the text of a file, with the uploaded pictures by name. `takenOut` is the time of the export
 * in ISO 8601. Rows are written as stored.
 */
export function contentText(
  { settings, ...rows }: ContentRows & { settings: readonly SettingsDocument[] },
  takenOut: string,
  pictures: Readonly<Record<string, PictureTexts>> = {},
): string {
  const groups = settings.filter(({ id }) => publicSettingsKeys.includes(id as PublicSettingsKey))
  return JSON.stringify(
    {
      format,
      version,
      taken_out: takenOut,
      ...forEachKind((kind) => rows[kind].map(withoutRevision)),
      settings: Object.fromEntries(groups.map(({ id, value }) => [id, value])),
      pictures,
    },
    undefined,
    2,
  )
}

const withoutRevision = ({ rev: _rev, base_rev: _base, updated_by: _by, ...row }: ContentRow) => row

/** Parses an untrusted content file. */
export function readContent(text: string): ContentReading {
  if (text.length > contentLimits.characters) return { status: 'tooLarge' }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!parsed.success) return { status: 'notJson' }
  const envelope = v.safeParse(Envelope, parsed.output)
  if (!envelope.success) return { status: 'foreign' }
  const { output } = envelope
  if (output.version > version) return { status: 'newer' }
  if (output.version < 1 || !Number.isInteger(output.version)) return { status: 'foreign' }
  if (contentKinds.some((kind) => (output[kind] ?? []).length > contentLimits.documents)) return { status: 'tooLarge' }
  const problems: EntryProblem[] = []
  const entries = Object.fromEntries(
    contentKinds.flatMap((kind) => {
      const found = output[kind]
      return found ? [[kind, readEntries(kind, contentTypes[kind].Entry, found, problems)]] : []
    }),
  )
  const settings = readSettings(output.settings, problems)
  return { status: 'read', content: { ...entries, settings }, pictures: output.pictures, problems }
}

/** Returns the valid entries; adds the errors of the others to `problems`. */
function readEntries<Entry extends { id: string }>(
  part: ContentPart,
  schema: v.GenericSchema<unknown, Entry>,
  entries: readonly unknown[],
  problems: EntryProblem[],
): Entry[] {
  const known = new Set<string>()
  return entries.flatMap((entry, at) => {
    const name = nameOf(entry, at)
    const parsed = v.safeParse(schema, entry)
    if (!parsed.success) {
      problems.push(problemOf(part, name, entry, parsed.issues[0]))
      return []
    }
    if (known.has(parsed.output.id)) {
      problems.push({ part, id: name, field: 'id', message: 'twice', entry })
      return []
    }
    known.add(parsed.output.id)
    return [parsed.output]
  })
}

function readSettings(groups: Readonly<Record<string, unknown>>, problems: EntryProblem[]): Partial<PublicSettings> {
  const known = publicSettingsKeys.filter((key) => Object.hasOwn(groups, key))
  return Object.fromEntries(
    known.flatMap((key) => {
      // Older files lack later settings.
      const parsed = v.safeParse(v.partial(settingsGroups[key]), groups[key])
      if (parsed.success) return [[key, parsed.output]]
      problems.push(problemOf('settings', key, groups[key], parsed.issues[0]))
      return []
    }),
  )
}

const problemOf = (part: ContentPart, id: string, entry: unknown, issue: v.BaseIssue<unknown>): EntryProblem => ({
  part,
  id,
  field: v.getDotPath(issue) ?? '',
  message: issue.message,
  entry,
})

const nameOf = (entry: unknown, at: number) => {
  const named = v.safeParse(v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }), entry)
  return named.success ? named.output.id : `${at + 1}`
}

const Named = v.object({ client_name: storedText, name: storedText, ...inEveryLanguage('title', () => storedText) })

/** Returns an entry's title or client name, from a file or stored; '' if it has none. */
export function entryNameOf(part: ContentPart, entry: unknown, language: LanguageCode): string {
  const named = v.safeParse(Named, entry)
  if (!named.success || part === 'settings') return ''
  if (part === 'testimonials') return named.output.client_name
  return part === 'prices' ? named.output.name : localized(named.output, 'title', language, fallbacks.console)
}
