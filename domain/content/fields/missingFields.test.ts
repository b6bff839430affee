import { expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { emptyProject } from '../project.ts'
import { emptyTestimonial } from '../testimonial.ts'
import { missingFields } from './missingFields.ts'

const without = <Row extends object>(row: Row, ...names: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

test.each([
  ['none of a complete project', collections.projects, emptyProject, {}],
  [
    'optional fields',
    collections.projects,
    without(emptyProject, 'video_url', 'featured'),
    { video_url: '', featured: false },
  ],
  ['no required field', collections.projects, without(emptyProject, 'image_url', 'title_it'), {}],
  [
    'numbers and texts in a language',
    collections.testimonials,
    without(emptyTestimonial, 'rating', 'client_company_ja'),
    { rating: 5, client_company_ja: '' },
  ],
  ['nothing of other collections', collections.settings, {}, {}],
])('A save gives a document %s', (_, collection, stored, missing) => {
  expect(missingFields(collection, stored)).toEqual(missing)
})
