import type { LanguageCode } from '../../languages.ts'
import { isInState } from '../visibility.ts'
import { matcherOf } from './search.ts'

/** What a list shows and in which order, as the address keeps it; '' means that nothing is chosen. */
export type ListView = {
  q: string
  sort: string
  /** How it stands at the moment, or ''. */
  visibility: string
}

/** The view that leaves nothing out, in the order of the page. */
export const wholeList: ListView = { q: '', sort: 'order', visibility: '' }

/** Compares two texts as a reader of a language sorts them, numbers by their size. */
export type CompareTexts = (one: string, other: string) => number

/** How a content type's list searches, sorts and filters. */
interface ListRules<Row, View, Sort extends string> {
  /** The view that leaves nothing out, in the order of the page. */
  whole: View
  /** What is searched. */
  textsOf: (row: Row) => readonly string[]
  /** The orders beside the page's. */
  orders: Readonly<Record<Sort, (one: Row, other: Row, compare: CompareTexts, language: LanguageCode) => number>>
  /** Says of a row whether the filters of its own leave it in. */
  filter?: (rows: readonly Row[], view: View, language: LanguageCode) => (row: Row) => boolean
}

/** A content type's list in the console. */
export interface ContentList<Row, View, Sort extends string> {
  whole: View
  /** The orders; the first is the page's, the only one in which rows can be moved. */
  sorts: readonly ('order' | Sort)[]
  /** Whether rows may be moved: they all show, in the order that moving changes. */
  canReorder: (view: View) => boolean
  /** The rows that a view shows at a moment, in its order; `rows` are in the page's order, which decides between equals. */
  rowsOf: (rows: readonly Row[], view: View, language: LanguageCode, now: number) => readonly Row[]
}

/** The list of a content type in the console, from what its type adds to search, visibility and the page's order. */
export function contentList<Row extends { visibility: string }, View extends ListView, Sort extends string>({
  whole,
  textsOf,
  orders,
  filter,
}: ListRules<Row, View, Sort>): ContentList<Row, View, Sort> {
  const sorts: readonly ('order' | Sort)[] = ['order', ...(Object.keys(orders) as Sort[])]
  const sortOf = ({ sort }: View) => sorts.find((known) => known === sort) ?? 'order'
  return {
    whole,
    sorts,
    canReorder: (view: View) =>
      sortOf(view) === 'order' && Object.entries(view).every(([name, value]) => name === 'sort' || value.trim() === ''),
    rowsOf: (rows, view, language, now) => {
      const isFound = matcherOf(view.q)
      const isLeft = filter?.(rows, view, language) ?? (() => true)
      const shown = rows.filter((row) => isLeft(row) && isInState(row, view.visibility, now) && isFound(textsOf(row)))
      const sort = sortOf(view)
      if (sort === 'order') return shown
      const { compare } = new Intl.Collator(language, { numeric: true })
      return shown.sort((one, other) => orders[sort](one, other, compare, language))
    },
  }
}
