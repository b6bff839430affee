import type { ContentKind } from '@studio/domain/content/contentKinds'
import type { ContentTable } from '@studio/domain/content/fields/fieldTable'
import type { ContentList, ListView } from '@studio/domain/content/lists/contentList'
import type { Translated } from '@studio/domain/content/translation/sourceHashes'
import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { ContentData } from '../../content/data'
import type { PlainFieldEntry } from '../../editor/fields/PlainField'
import type { TextField } from '../../editor/fields/TextPair'
import type { Choice } from '../../ui/table/ListBar'

/** Looks up the console's texts in the reader's language. */
type ConsoleWords = TFunction<'console'>

/** A column of the list. The first one names the row. */
interface Column<Row> {
  head: (t: ConsoleWords) => string
  /** What stands in it; `star` for what is switched in the row. */
  cell: 'star' | ((row: Row, language: LanguageCode, t: ConsoleWords) => ReactNode)
  /** Left out on narrow screens, or on all but the widest. */
  wide?: true | 'most'
  /** The orders of the list that go by this column, and in which direction. */
  sorted?: Partial<Record<string, 'ascending' | 'descending'>>
}

/** A choice above the list that narrows it. */
export interface Filter<Row, View> {
  name: keyof View & string
  label: (t: ConsoleWords) => string
  /** All choices; '' stands for any. */
  options: (rows: readonly Row[], language: LanguageCode, t: ConsoleWords) => Choice['options']
  /** The choice that shows for a value of the address; the value itself where this is left out. */
  chosen?: (rows: readonly Row[], value: string, language: LanguageCode) => string
}

/** What the rows of a list are made from. */
export interface ListedContent<Row> {
  kind: ContentKind
  columns: readonly Column<Row>[]
  /** Each row's picture; '' where it has none. Left out where no row has one. */
  picture?: { of: (row: Row) => string; shape: 'thumbnail' | 'avatar' }
  /** What phones show under a row's name, where its columns have no room. Left out where that is nothing. */
  underName?: (row: Row, language: LanguageCode, t: ConsoleWords) => ReactNode
  /** What can be switched in the row. Left out where nothing can. */
  star?: {
    is: (row: Row) => boolean
    /** The fields that change with it. */
    fields: (isOn: boolean) => Partial<Row>
  }
}

export type { ListView }

/** What every content type has: texts in ten languages, and who sees it. */
export type ContentDraft<Text extends string> = Translated<Text> & { readonly visibility: string }

/** A text in ten languages, in the form. */
interface LocalizedTextEntry<Row, Text extends string> {
  name: Text
  label: (t: ConsoleWords) => string
  rows?: number
  /** The picture field of which it says what one sees. */
  describes?: string
  /** What the rows call such a thing already: a choice brings all its languages. */
  choices?: (rows: readonly Row[], language: LanguageCode) => NonNullable<TextField['choices']>
}

/**
 * All that the console has to know of a content type: a page that lists and edits it is `ContentPage` with this. Its
 * texts stand under `admin.<kind>`, its table of fields in domain/content.
 */
export interface ContentType<
  Row extends Draft & { id: string },
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> extends ListedContent<Row> {
  /** What follows from its table of fields. */
  table: ContentTable<Draft, Text>
  data: ContentData<Row, Draft>
  nameOf: (values: Draft, language: LanguageCode) => string
  list: ContentList<Row, View, 'title' | 'client' | 'date' | 'featured' | 'best' | 'worst'>
  /** Choices above the list that narrow it. */
  filters: readonly Filter<Row, View>[]
  /** The place on the public page where a row stands. */
  anchorOf: (id: string) => string
  /** The values of a copy of a row. Left out where rows are not duplicated. */
  copyOf?: (row: Row) => Draft
  form: {
    texts: readonly LocalizedTextEntry<Row, Text>[]
    /** The fields that are not texts in ten languages. */
    plainFields: readonly PlainFieldEntry[]
    plainFieldsFirst?: true
    /** The public page's card of what is being written. */
    preview: (id: string, values: Draft, language: LanguageCode, t: ConsoleWords) => ReactNode
  }
}
