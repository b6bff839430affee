import { rating, type Testimonial, type TestimonialDraft } from '@studio/domain/content/testimonial'
import { listedTestimonials, testimonialSorts, wholeTestimonialList } from '@studio/domain/content/testimonialList'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/useLanguage'
import { useListView } from '../../../lib/useListView'
import { ListBar } from '../../../ui/table/ListBar'
import type { ContentListProps } from '../../content/contentType'
import { TestimonialTable } from './TestimonialTable'

/** The ratings there are, the best first. */
const ratings = Array.from({ length: rating.max - rating.min + 1 }, (_, at) => rating.max - at)

/** All testimonials or those that are searched for, with their order and filter. */
export function TestimonialList({
  rows,
  syncStatuses,
  onEdit,
  onDelete,
}: ContentListProps<Testimonial, TestimonialDraft>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { view, change, clear, isWhole } = useListView(wholeTestimonialList)
  const calmView = useDeferredValue(view)
  const shown = useMemo(() => listedTestimonials(rows, calmView, language), [rows, calmView, language])
  return (
    <>
      <ListBar
        search={view.q}
        placeholder={t('admin.lists.search.testimonials')}
        onSearch={(q) => change({ q })}
        choices={[
          {
            label: t('admin.lists.sort.label'),
            value: view.sort,
            options: testimonialSorts.map((sort) => ({ value: sort, name: t(`admin.lists.sort.${sort}`) })),
            onChange: (sort) => change({ sort }),
          },
          {
            label: t('admin.testimonials.table.rating'),
            value: view.rating,
            options: [
              { value: '', name: t('admin.lists.filter.anyRating') },
              ...ratings.map((n) => ({ value: String(n), name: t('admin.testimonials.form.stars', { n }) })),
            ],
            onChange: (stars) => change({ rating: stars }),
          },
        ]}
        isNarrowed={!isWhole}
        onClear={clear}
        shown={shown.length}
        total={rows.length}
      />
      {shown.length > 0 && (
        <TestimonialTable
          rows={shown}
          syncStatuses={syncStatuses}
          sort={view.sort}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
    </>
  )
}
