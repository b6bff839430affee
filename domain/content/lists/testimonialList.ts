import { type LanguageCode, languageCodes } from '../../languages.ts'
import type { Testimonial } from '../testimonial.ts'
import { isInState } from '../visibility.ts'
import { matcherOf } from './search.ts'

/** Orders of the console's list; the first is the page's, the only one in which rows can be moved. */
export const testimonialSorts = ['order', 'client', 'best', 'worst'] as const
type TestimonialSort = (typeof testimonialSorts)[number]

/** What the list shows and in which order, as the address keeps it; '' means that nothing is chosen. */
export type TestimonialView = {
  q: string
  sort: string
  /** A number of stars, or ''. */
  rating: string
  /** How it stands at the moment, or ''. */
  visibility: string
}

/** The view that leaves nothing out, in the order of the page. */
export const wholeTestimonialList: TestimonialView = { q: '', sort: 'order', rating: '', visibility: '' }

const sortOf = ({ sort }: TestimonialView): TestimonialSort =>
  testimonialSorts.find((known) => known === sort) ?? 'order'

/** Whether rows may be moved: they all show, in the order that moving changes. */
export const canReorder = (view: TestimonialView) =>
  sortOf(view) === 'order' && view.q.trim() === '' && view.rating === '' && view.visibility === ''

const textsOf = (row: Testimonial) => [
  row.client_name,
  ...languageCodes.flatMap((code) => [
    row[`client_role_${code}`],
    row[`client_company_${code}`],
    row[`content_${code}`],
  ]),
]

/** The rows that a view shows at a moment, in its order; `rows` are in the page's order, which decides between equals. */
export function listedTestimonials(
  rows: readonly Testimonial[],
  view: TestimonialView,
  language: LanguageCode,
  now: number,
): readonly Testimonial[] {
  const isFound = matcherOf(view.q)
  const shown = rows.filter(
    (row) =>
      (view.rating === '' || String(row.rating) === view.rating) &&
      isInState(row, view.visibility, now) &&
      isFound(textsOf(row)),
  )
  const { compare } = new Intl.Collator(language, { numeric: true })
  const orders: Record<TestimonialSort, ((a: Testimonial, b: Testimonial) => number) | undefined> = {
    order: undefined,
    client: (a, b) => compare(a.client_name, b.client_name),
    best: (a, b) => b.rating - a.rating,
    worst: (a, b) => a.rating - b.rating,
  }
  const order = orders[sortOf(view)]
  return order ? shown.sort(order) : shown
}
