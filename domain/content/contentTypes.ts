import type * as v from 'valibot'
import { defaultLanguage, fallbacks, type LanguageCode, type LocalizedKey, localized } from '../languages.ts'
import { type ContentKind, contentKinds, forEachKind } from './contentKinds.ts'
import type { FieldTable, ObjectSchema } from './fields/fieldTable.ts'
import { section } from './page/section.ts'
import { priceList } from './priceList.ts'
import { project } from './project.ts'
import { testimonial } from './testimonial.ts'
import { allOf, type LocalizedFields } from './translation/sourceHashes.ts'

const declared = { projects: project, testimonials: testimonial, sections: section, prices: priceList }
type Declared = typeof declared

/** A stored document of one content type, or of any. */
export type ContentRow<Kind extends ContentKind = ContentKind> = v.InferOutput<Declared[Kind]['Stored']>
/** A form's values for one content type, or for any. */
export type ContentDraft<Kind extends ContentKind = ContentKind> = v.InferOutput<Declared[Kind]['Draft']>
/** One document of a content file, of any content type. */
export type ContentEntry = v.InferOutput<Declared[ContentKind]['Entry']>
/** All stored content except the settings. */
export type ContentRows = Readonly<Record<ContentKind, readonly ContentRow[]>>

/** Everything derived from a content type's table of fields, regardless of its texts. */
interface AnyContentType {
  fields: FieldTable
  Stored: ObjectSchema<unknown, ContentRow>
  Entry: v.GenericSchema<unknown, ContentEntry>
  empty: ContentDraft
  localized: LocalizedFields<string>
}

/** Every content type with its table of fields and everything derived from it. */
export const contentTypes: Readonly<Record<ContentKind, AnyContentType>> = declared

/** The content types that have texts in languages. */
export const translatedKinds = contentKinds.filter((kind) => allOf(contentTypes[kind].localized).length > 0)

/** The field that holds a document's name, for each content type. */
const naming = forEachKind((kind) => {
  const [name = '', field] = Object.entries(contentTypes[kind].fields).find(([, { namesRow }]) => namesRow) ?? []
  return { name, isLocalized: field?.kind === 'localized' }
})

/** Returns the stored field that holds a document's name; its Spanish text if it is localized. */
export const storedNameOf = (kind: ContentKind) =>
  naming[kind].isLocalized ? `${naming[kind].name}_${defaultLanguage}` : naming[kind].name

/** Returns the names of a content type's picture fields. */
export const pictureFieldsOf = (kind: ContentKind) => fieldsOfKind(kind, 'picture')

/** Returns the names of a content type's video fields. */
export const videoFieldsOf = (kind: ContentKind) => fieldsOfKind(kind, 'video')

/** Returns the names of a content type's fields for loops. */
export const loopFieldsOf = (kind: ContentKind) => fieldsOfKind(kind, 'film')

const fieldsOfKind = (kind: ContentKind, wanted: string) =>
  Object.entries(contentTypes[kind].fields).flatMap(([name, field]) => (field.kind === wanted ? [name] : []))

/** Returns a document's name in a language, else in Spanish; '' if it has none. */
export function nameOfContent(kind: ContentKind, row: object, language: LanguageCode): string {
  const { name, isLocalized } = naming[kind]
  const texts = row as Readonly<Record<string, string>>
  return isLocalized
    ? localized(texts as Record<LocalizedKey<string>, string>, name, language, fallbacks.console)
    : (texts[name] ?? '')
}
