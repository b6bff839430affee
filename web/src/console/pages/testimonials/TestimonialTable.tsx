import type { Testimonial } from '@studio/domain/content/testimonial'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { TestimonialRow } from './TestimonialRow'

interface TestimonialTableProps {
  rows: readonly Testimonial[]
  /** How rows stand that this device has work for. */
  syncStatuses: SyncStatuses
  /** The order in which the rows are: one of `testimonialSorts`. */
  sort: string
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
}

/** The testimonials, in the order in which they are given. */
export function TestimonialTable({ rows, syncStatuses, sort, onEdit, onDelete }: TestimonialTableProps) {
  const { t } = useTranslation('console')
  return (
    <VirtualTable
      label={t('admin.testimonials.title')}
      rows={rows}
      head={
        <>
          <th scope="col" {...(sort === 'client' && { 'aria-sort': 'ascending' })}>
            {t('admin.testimonials.table.client')}
          </th>
          <th scope="col" data-wide>
            {t('admin.testimonials.table.role')}
          </th>
          <th scope="col" data-wide>
            {t('admin.testimonials.table.company')}
          </th>
          <th scope="col" {...ratingOrders[sort]}>
            {t('admin.testimonials.table.rating')}
          </th>
          <th scope="col" data-wide>
            {t('admin.testimonials.table.content')}
          </th>
          <th scope="col">{t('admin.common.actions')}</th>
        </>
      }
    >
      {(testimonial, place) => (
        <TestimonialRow
          place={place}
          testimonial={testimonial}
          syncStatus={syncStatuses.get(testimonial.id)?.syncStatus ?? 'published'}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </VirtualTable>
  )
}

const ratingOrders: Partial<Record<string, { 'aria-sort': 'ascending' | 'descending' }>> = {
  best: { 'aria-sort': 'descending' },
  worst: { 'aria-sort': 'ascending' },
}
