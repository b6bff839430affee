import type { LanguageCode } from '../../languages.ts'
import { isInState } from '../visibility.ts'
import { matcherOf } from './search.ts'

/** A list's search, order and filters, as the address stores them; '' means no choice. */
export type ListView = {
  q: string
  sort: string
  /** The current visibility state to show, or ''. */
  visibility: string
}

/** The view without search and filters, in the order of the page. */
export const wholeList: ListView = { q: '', sort: 'order', visibility: '' }

/** Compares two texts by a language's sorting rules, and numbers by size. */
type CompareTexts = (one: string, other: string) => number

/** Search, orders and filters of a content type's list. */
interface ListRules<Row, View, Sort extends string> {
  /** The view without search and filters, in the order of the page. */
  whole: View
  /** The texts that a search covers. */
  textsOf: (row: Row) => readonly string[]
  /** The orders besides the page's. */
  orders: Readonly<Record<Sort, (one: Row, other: Row, compare: CompareTexts, language: LanguageCode) => number>>
  /** Returns a test for whether a row passes the type's own filters. */
  filter?: (rows: readonly Row[], view: View, language: LanguageCode) => (row: Row) => boolean
}

/** A content type's list in the console. */
export interface ContentList<Row, View, Sort extends string> {
  whole: View
  /** The orders. The first is the page's, the only one in which rows can be moved. */
  sorts: readonly ('order' | Sort)[]
  /** Returns whether rows can be moved: all are shown, in the page's order. */
  canReorder: (view: View) => boolean
  /**
   * Returns the rows that a view shows on a day of the studio's calendar, in its order. `rows` are in the page's order,
   * which breaks ties.
   */
  rowsOf: (rows: readonly Row[], view: View, language: LanguageCode, today: string) => readonly Row[]
}

/**
 * Builds the console's list of a content type. Adds the type's own rules to search, visibility and the page's order.
 */
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
    rowsOf: (rows, view, language, today) => {
      const isFound = matcherOf(view.q)
      const isLeft = filter?.(rows, view, language) ?? (() => true)
      const shown = rows.filter((row) => isLeft(row) && isInState(row, view.visibility, today) && isFound(textsOf(row)))
      const sort = sortOf(view)
      if (sort === 'order') return shown
      const { compare } = new Intl.Collator(language, { numeric: true })
      return shown.sort((one, other) => orders[sort](one, other, compare, language))
    },
  }
}
