import type { Testimonial } from '@studio/domain/testimonial'
import { useTranslation } from 'react-i18next'
import { Table, TableFrame } from '../../ui/Table'
import { TestimonialRow } from './TestimonialRow'

interface TestimonialTableProps {
  rows: readonly Testimonial[]
  /** Ids of rows that the server has not confirmed yet. */
  pending: ReadonlySet<string>
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
}

/** The testimonials in the order of the page. */
export function TestimonialTable({ rows, pending, onEdit, onDelete }: TestimonialTableProps) {
  const { t } = useTranslation('console')
  return (
    <TableFrame tabIndex={0} role="region" aria-label={t('admin.testimonials.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('admin.testimonials.table.client')}</th>
            <th scope="col" data-wide>
              {t('admin.testimonials.table.role')}
            </th>
            <th scope="col" data-wide>
              {t('admin.testimonials.table.company')}
            </th>
            <th scope="col">{t('admin.testimonials.table.rating')}</th>
            <th scope="col" data-wide>
              {t('admin.testimonials.table.content')}
            </th>
            <th scope="col">{t('admin.common.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((testimonial) => (
            <TestimonialRow
              key={testimonial.id}
              testimonial={testimonial}
              isPending={pending.has(testimonial.id)}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}
