import type { RestorableCollection } from '@studio/domain/audit/restorable'
import type { ContentKind } from '@studio/domain/content/contentKinds'
import type { LocalizedFields, Translated } from '@studio/domain/content/translation/sourceHashes'
import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { ContentData } from '../../content/data'
import type { PlainFieldFacts } from '../../editor/fields/PlainField'
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
  words: ContentKind
  columns: readonly Column<Row>[]
  /** Each row's picture; '' where it has none. */
  picture: { of: (row: Row) => string; shape: 'thumbnail' | 'avatar' }
  /** What phones show under a row's name, where its columns have no room. */
  underName: (row: Row, language: LanguageCode, t: ConsoleWords) => ReactNode
  /** What can be switched in the row. Left out where nothing can. */
  star?: {
    is: (row: Row) => boolean
    /** The fields that change with it. */
    fields: (isOn: boolean) => Partial<Row>
  }
}

/** What a list shows and in which order, as the address keeps it. */
export type ListView = { q: string; sort: string; visibility: string }

/** What every content type has: texts in ten languages, and who sees it. */
export type ContentDraft<Text extends string> = Translated<Text> & { readonly visibility: string }

/** A text in ten languages, in the form. */
interface LocalizedTextFacts<Row, Text extends string> {
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
 * texts stand under `admin.<words>`, its schema in domain/content.
 */
export interface ContentType<
  Row extends Draft & { id: string },
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> extends ListedContent<Row> {
  /** The name under which its drafts are kept. */
  kind: string
  collection: RestorableCollection
  data: ContentData<Row, Draft>
  nameOf: (values: Draft, language: LanguageCode) => string
  list: {
    /** The view that shows all rows in the page's order. */
    whole: View
    sorts: readonly ('order' | 'title' | 'client' | 'date' | 'featured' | 'best' | 'worst')[]
    rowsOf: (rows: readonly Row[], view: View, language: LanguageCode, now: number) => readonly Row[]
    filters: readonly Filter<Row, View>[]
    /** Says when rows can change places. */
    canReorder: (view: View) => boolean
  }
  /** The place on the public page where a row stands. */
  anchorOf: (id: string) => string
  /** The values of a copy of a row. Left out where rows are not duplicated. */
  copyOf?: (row: Row) => Draft
  form: {
    schema: v.GenericSchema<Draft, Draft>
    empty: Draft
    localized: LocalizedFields<Text>
    /** The names of the fields that must be there for such a visibility. */
    requiredFor: (visibility: string) => readonly string[]
    /** The names of the fields that must be there and are not. */
    missingIn: (values: Draft) => readonly string[]
    texts: readonly LocalizedTextFacts<Row, Text>[]
    /** The fields that are not texts in ten languages. */
    plainFields: readonly PlainFieldFacts[]
    plainFieldsFirst?: true
    /** The public page's card of what is being written. */
    preview: (id: string, values: Draft, language: LanguageCode, t: ConsoleWords) => ReactNode
  }
}
