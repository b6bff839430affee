import type { Testimonial } from '@studio/domain/content/testimonial'
import { fallbacks, localized } from '@studio/domain/languages'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../../i18n/useLanguage'
import { IconButton } from '../../../ui/IconButton'
import { Stars } from '../../../ui/status/Stars'
import { SyncStatusIcon } from '../../../ui/status/SyncStatusIcon'
import { RowActions } from '../../../ui/table/Table'
import type { RowPlace } from '../../../ui/table/VirtualTable'

interface TestimonialRowProps {
  place: RowPlace
  testimonial: Testimonial
  syncStatus: SyncStatus
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
}

/** One testimonial in the table, in the reader's language or else in Spanish. */
export function TestimonialRow({ place, testimonial, syncStatus, onEdit, onDelete }: TestimonialRowProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const name = testimonial.client_name
  const text = (field: 'client_role' | 'client_company' | 'content') =>
    localized(testimonial, field, language, fallbacks.console) || '-'
  return (
    <tr {...place}>
      <th scope="row">
        <bdi>{name}</bdi>
        <SyncStatusIcon syncStatus={syncStatus} />
      </th>
      <td data-wide>
        <bdi>{text('client_role')}</bdi>
      </td>
      <td data-wide>
        <bdi>{text('client_company')}</bdi>
      </td>
      <td>
        <Stars rating={testimonial.rating} label={t('admin.testimonials.form.stars', { n: testimonial.rating })} />
      </td>
      <td data-wide>
        <Excerpt>
          <bdi>{text('content')}</bdi>
        </Excerpt>
      </td>
      <td>
        <RowActions>
          <IconButton label={t('admin.testimonials.editRow', { name })} onClick={() => onEdit(testimonial)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          <IconButton label={t('admin.testimonials.deleteRow', { name })} onClick={() => onDelete(testimonial)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </tr>
  )
}

/** Two lines of what was said; the whole text stands in the form. */
const Excerpt = styled.span`
  display: -webkit-box;
  max-inline-size: 36ch;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
