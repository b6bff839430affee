import { expect, test } from 'vitest'
import { testimonialDocument } from '../../../tests/support/factories.ts'
import type { Testimonial } from '../testimonial.ts'
import { type TestimonialView, testimonialList } from './testimonialList.ts'

const testimonial = (id: string, given: Partial<Testimonial>): Testimonial => ({ ...testimonialDocument(given), id })
const rows = [
  testimonial('a', { client_name: 'Zoë', rating: 4, visibility: '2026-12-03', content_fr: 'Un montage soigné' }),
  testimonial('b', { client_name: 'ana', rating: 5, client_role_es: 'Directora' }),
  testimonial('c', { client_name: 'Bruno', rating: 2, client_company_ar: 'شركة الأفق' }),
  testimonial('d', { client_name: 'Ángel', rating: 5, visibility: 'hidden' }),
]

test.each<[string, Partial<TestimonialView>, string]>([
  ['nothing chosen: all, in the page’s order', {}, 'abcd'],
  ['a client, without accents', { q: 'zoe' }, 'a'],
  ['a role', { q: 'directora' }, 'b'],
  ['a company in another language', { q: 'الأفق' }, 'c'],
  ['words of the text', { q: 'soigne montage' }, 'a'],
  ['one rating', { rating: '5' }, 'bd'],
  ['a rating that nobody gave', { rating: '1' }, ''],
  ['documents that visitors see now', { visibility: 'visible' }, 'abc'],
  ['hidden documents', { visibility: 'hidden' }, 'd'],
  ['by client', { sort: 'client' }, 'bdca'],
  ['the best first, equals in the page’s order', { sort: 'best' }, 'bdac'],
  ['the worst first', { sort: 'worst' }, 'cabd'],
  ['an unknown order', { sort: 'constructor' }, 'abcd'],
])('The list shows %s', (_, view, ids) => {
  const shown = testimonialList.rowsOf(rows, { ...testimonialList.whole, ...view }, 'es', '2026-12-03')
  expect(shown.map(({ id }) => id).join('')).toBe(ids)
})

test.each<[Partial<TestimonialView>, boolean]>([
  [{}, true],
  [{ q: '  ' }, true],
  [{ sort: 'no such' }, true],
  [{ q: 'a' }, false],
  [{ sort: 'best' }, false],
  [{ rating: '5' }, false],
  [{ visibility: 'visible' }, false],
])('Rows can be moved only if all are shown in the page’s order: %o', (view, can) => {
  expect(testimonialList.canReorder({ ...testimonialList.whole, ...view })).toBe(can)
})
