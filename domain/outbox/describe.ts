import { isLanguage, type LanguageCode, languageCodes } from '../languages.ts'
import { isSame, place } from './merge.ts'
import { type Change, placeOf, type Titles, type Values } from './pendingMutation.ts'

/** A field as shown to people: "title" in French, or "email" of the group "contact_info". */
interface FieldName {
  field: string
  language?: LanguageCode
}

/** Splits a stored name: `title_fr` is the title in French. For a map's `value.email` the key is the field. */
export function fieldNameOf(name: string): FieldName {
  const plain = name.slice(name.indexOf('.') + 1)
  const at = plain.lastIndexOf('_')
  const language = plain.slice(at + 1)
  return at > 0 && isLanguage(language) ? { field: plain.slice(0, at), language } : { field: plain }
}

/**
 * Returns the fields whose values a change really alters, inside maps by key. Empty for a new or deleted document,
 * which is shown as a whole.
 */
export function changedNames({ kind, fields, before }: Change): string[] {
  if (kind !== 'update') return []
  return Object.entries(fields).flatMap(([name, value]) => {
    if (hidden.has(name)) return []
    const was = before[name]
    if (!isMap(value)) return isSame(was, value) ? [] : [name]
    return Object.keys(value).flatMap((key) =>
      isSame(isMap(was) ? was[key] : undefined, value[key]) ? [] : [`${name}.${key}`],
    )
  })
}

/**
 * Returns the content that was changed in a stored document since a copy of it was made. A new position in its list is
 * not content.
 */
export const changedSince = (change: Change, copy: Values, stored: Values): string[] =>
  changedNames({ ...change, kind: 'update', fields: stored, before: copy }).filter((name) => name !== place)

/** Bookkeeping fields, which are never shown. */
const hidden: ReadonlySet<string> = new Set(['updated_by', 'translated_from', 'text_marks', 'key', 'rev', 'base_rev'])

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Returns a document's titles by language; undefined if it has none. */
export function titlesOf(document: Values): Titles | undefined {
  const titles = languageCodes.flatMap((code) => {
    const title = document[`title_${code}`]
    return typeof title === 'string' && title.trim() ? [[code, title] as const] : []
  })
  return titles.length > 0 ? Object.fromEntries(titles) : undefined
}

/** Returns a document's name for people; '' if it has none. */
export function nameOfDocument(path: string, document: Values): string {
  const { collection, id } = placeOf(path)
  const texts = [document.title_es, document.title_en, document.client_name, document.name]
  const name = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
  return name ?? (collection === 'site_settings' ? id : '')
}
