import { languageCodes } from '../../languages.ts'
import type { Testimonial } from '../testimonial.ts'
import { contentList, type ListView, wholeList } from './contentList.ts'

/** The view of the list of testimonials. */
export type TestimonialView = ListView & {
  /** A number of stars, or ''. */
  rating: string
}

export const testimonialList = contentList({
  whole: { ...wholeList, rating: '' } as TestimonialView,
  textsOf: (row: Testimonial) => [
    row.client_name,
    ...languageCodes.flatMap((code) => [
      row[`client_role_${code}`],
      row[`client_company_${code}`],
      row[`content_${code}`],
    ]),
  ],
  orders: {
    client: (one, other, compare) => compare(one.client_name, other.client_name),
    best: (one, other) => other.rating - one.rating,
    worst: (one, other) => one.rating - other.rating,
  },
  filter:
    (_, { rating }) =>
    (row) =>
      rating === '' || String(row.rating) === rating,
})
