import { expect, test } from 'vitest'
import { testimonialDocument } from '../../tests/support/factories.ts'
import type { Testimonial } from './testimonial.ts'
import { listedTestimonials, type TestimonialView, wholeTestimonialList } from './testimonialList.ts'

const testimonial = (id: string, given: Partial<Testimonial>): Testimonial => ({ ...testimonialDocument(given), id })
const rows = [
  testimonial('a', { client_name: 'Zoë', rating: 4, content_fr: 'Un montage soigné' }),
  testimonial('b', { client_name: 'ana', rating: 5, client_role_es: 'Directora' }),
  testimonial('c', { client_name: 'Bruno', rating: 2, client_company_ar: 'شركة الأفق' }),
  testimonial('d', { client_name: 'Ángel', rating: 5 }),
]

test.each<[string, Partial<TestimonialView>, string]>([
  ['nothing chosen: all, in the page’s order', {}, 'abcd'],
  ['a client, without accents', { q: 'zoe' }, 'a'],
  ['a role', { q: 'directora' }, 'b'],
  ['a company in another language', { q: 'الأفق' }, 'c'],
  ['words of the text', { q: 'soigne montage' }, 'a'],
  ['one rating', { rating: '5' }, 'bd'],
  ['a rating that nobody gave', { rating: '1' }, ''],
  ['by client', { sort: 'client' }, 'bdca'],
  ['the best first, equals in the page’s order', { sort: 'best' }, 'bdac'],
  ['the worst first', { sort: 'worst' }, 'cabd'],
  ['an order that is none', { sort: 'constructor' }, 'abcd'],
])('The list shows %s', (_, view, ids) => {
  const shown = listedTestimonials(rows, { ...wholeTestimonialList, ...view }, 'es')
  expect(shown.map(({ id }) => id).join('')).toBe(ids)
})
