import type { ContentKind } from '@studio/domain/content/contentKinds'
import type { ContentTable } from '@studio/domain/content/fields/fieldTable'
import type { ContentList, ListView } from '@studio/domain/content/lists/contentList'
import type { Translated } from '@studio/domain/content/translation/sourceHashes'
import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { ContentData } from '../../content/data'
import type { PlainFieldEntry } from '../../editor/fields/PlainField'
import type { TextField } from '../../editor/fields/TextPair'
import type { Choice } from '../../ui/table/ListBar'

/** The translation function of the console's dictionary. */
type ConsoleWords = TFunction<'console'>

/** A column of the list. The first one names the row. */
interface Column<Row> {
  head: (t: ConsoleWords) => string
  /** Renders the cell; `star` is the toggle for featured rows. */
  cell: 'star' | ((row: Row, language: LanguageCode, t: ConsoleWords) => ReactNode)
  /** `true` hides the column on narrow screens, `most` on all but the widest. */
  wide?: true | 'most'
  /** The sort orders that use this column, with their direction. */
  sorted?: Partial<Record<string, 'ascending' | 'descending'>>
}

/** A select above the list that filters it. */
export interface Filter<Row, View> {
  name: keyof View & string
  label: (t: ConsoleWords) => string
  /** All options; the value '' stands for any. */
  options: (rows: readonly Row[], language: LanguageCode, t: ConsoleWords) => Choice['options']
  /** Returns the option to show for a value of the address. Defaults to the value itself. */
  chosen?: (rows: readonly Row[], value: string, language: LanguageCode) => string
}

/** The description of a content type's list. */
export interface ListedContent<Row> {
  kind: ContentKind
  columns: readonly Column<Row>[]
  /** Returns each row's picture address, or '' if it has none. Omitted if the type has no pictures. */
  picture?: { of: (row: Row) => string; shape: 'thumbnail' | 'avatar' }
  /** The text under a row's name on narrow screens, for columns that are hidden there. */
  underName?: (row: Row, language: LanguageCode, t: ConsoleWords) => ReactNode
  /** The toggle in each row. Omitted if there is none. */
  star?: {
    is: (row: Row) => boolean
    fields: (isOn: boolean) => Partial<Row>
  }
}

export type { ListView }

/** The fields that every content type has: texts in ten languages, and its visibility. */
export type ContentDraft<Text extends string> = Translated<Text> & { readonly visibility: string }

/** A text in ten languages in the form. */
interface LocalizedTextEntry<Row, Text extends string> {
  name: Text
  label: (t: ConsoleWords) => string
  rows?: number
  /** Returns the default text, which the page shows while the owner's text is empty. */
  defaultText?: (language: LanguageCode) => string
  /** The picture field for which this text is the alternative text. */
  describes?: string
  /** Captions, which can be read from a file. */
  isCaptions?: true
  /** A hint about the text, shown below it while it is not empty. */
  Hint?: ComponentType<{ value: string }>
  /** Returns suggestions from existing rows. Choosing one fills in all languages. */
  choices?: (rows: readonly Row[], language: LanguageCode) => NonNullable<TextField['choices']>
}

/**
 * All the console needs to know about a content type; `ContentPage` makes the page from it. Its dictionary texts are
 * under `admin.<kind>`, its table of fields in domain/content.
 */
export interface ContentType<
  Row extends Draft & { id: string },
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> extends ListedContent<Row> {
  /** The schema and defaults derived from its table of fields. */
  table: ContentTable<Draft, Text>
  data: ContentData<Row, Draft>
  nameOf: (values: Draft, language: LanguageCode) => string
  list: ContentList<Row, View, 'title' | 'client' | 'date' | 'featured' | 'best' | 'worst'>
  filters: readonly Filter<Row, View>[]
  /** Returns the fragment of a row's address on the public page. */
  anchorOf: (id: string) => string
  /** Returns the values for a copy of a row. Omitted if rows cannot be duplicated. */
  copyOf?: (row: Row) => Draft
  /** Shown above the list, even if it is empty. */
  Intro?: ComponentType
  form: {
    texts: readonly LocalizedTextEntry<Row, Text>[]
    /** The fields that are not texts in ten languages. */
    plainFields: readonly PlainFieldEntry[]
    plainFieldsFirst?: true
    /** Further fields after the plain ones. */
    MoreFields?: ComponentType
    /** Renders the public page's card from the form's values. */
    preview: (id: string, values: Draft, language: LanguageCode, t: ConsoleWords) => ReactNode
  }
}
