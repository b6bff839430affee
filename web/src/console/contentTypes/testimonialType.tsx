import { type TestimonialView, testimonialList } from '@studio/domain/content/lists/testimonialList'
import { publicTestimonial } from '@studio/domain/content/publicRows'
import {
  type Testimonial,
  type TestimonialDraft,
  type TestimonialText,
  testimonial,
} from '@studio/domain/content/testimonial'
import { rating } from '@studio/domain/limits'
import { contentDataOf } from '../../content/data'
import { TestimonialCard } from '../../content/testimonials/TestimonialCard'
import { ShownText } from '../../content/translation/ShownText'
import { Stars } from '../../ui/status/Stars'
import type { ContentType } from '../lists/contentType'
import { Excerpt } from './Excerpt'
import { useProjectChoices } from './useProjectChoices'

const ratings = Array.from({ length: rating.max - rating.min + 1 }, (_, at) => rating.max - at)

/** The testimonials as the console lists and edits them. */
export const testimonialType: ContentType<Testimonial, TestimonialDraft, TestimonialText, TestimonialView> = {
  kind: 'testimonials',
  table: testimonial,
  data: contentDataOf.testimonials,
  nameOf: ({ client_name }) => client_name,
  // The public page has no fragment for a single testimonial.
  anchorOf: () => 'testimonials',
  columns: [
    {
      head: (t) => t('admin.testimonials.table.client'),
      cell: ({ client_name }) => <bdi>{client_name}</bdi>,
      sorted: { client: 'ascending' },
    },
    {
      head: (t) => t('admin.testimonials.table.role'),
      cell: (row) => <ShownText row={row} text="client_role" />,
      wide: 'most',
    },
    {
      head: (t) => t('admin.testimonials.table.company'),
      cell: (row) => <ShownText row={row} text="client_company" />,
      wide: 'most',
    },
    {
      head: (t) => t('admin.testimonials.table.rating'),
      cell: (row, _, t) => <Stars rating={row.rating} label={t('admin.testimonials.form.stars', { n: row.rating })} />,
      wide: true,
      sorted: { best: 'descending', worst: 'ascending' },
    },
    {
      head: (t) => t('admin.testimonials.table.content'),
      cell: (row) => (
        <Excerpt>
          <ShownText row={row} text="content" />
        </Excerpt>
      ),
      wide: true,
    },
  ],
  picture: { of: ({ avatar_url }) => avatar_url, shape: 'avatar' },
  underName: ({ rating }, _, t) => <Stars rating={rating} label={t('admin.testimonials.form.stars', { n: rating })} />,
  list: testimonialList,
  filters: [
    {
      name: 'rating',
      label: (t) => t('admin.testimonials.table.rating'),
      options: (_rows, _language, t) => [
        { value: '', name: t('admin.lists.filter.anyRating') },
        ...ratings.map((n) => ({ value: String(n), name: t('admin.testimonials.form.stars', { n }) })),
      ],
    },
  ],
  form: {
    texts: [
      { name: 'client_role', label: (t) => t('admin.testimonials.form.role') },
      { name: 'client_company', label: (t) => t('admin.testimonials.form.company') },
      { name: 'content', label: (t) => t('admin.testimonials.form.content'), rows: 6 },
    ],
    plainFields: [
      { name: 'client_name', kind: 'line', label: (t) => t('admin.testimonials.form.name') },
      { name: 'avatar_url', kind: 'picture', shape: 'avatar', label: (t) => t('admin.testimonials.form.avatarUrl') },
      { name: 'rating', kind: 'rating', label: (t) => t('admin.testimonials.form.rating') },
      {
        name: 'project_id',
        kind: 'choice',
        label: (t) => t('admin.testimonials.form.project'),
        useOptions: useProjectChoices,
      },
    ],
    plainFieldsFirst: true,
    preview: (id, values, language) => <TestimonialCard quote={publicTestimonial(id, values, language)} />,
  },
}
