import {
  emptyTestimonial,
  type Testimonial,
  TestimonialDraft,
  testimonialLocalizedFields,
} from '@studio/domain/content/testimonial'
import { useTranslation } from 'react-i18next'
import { quoteOf } from '../../../content/testimonials/quoteOf'
import { TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { ContentForm } from '../../../editor/ContentForm'
import { useContentForm } from '../../../editor/useContentForm'
import { useDebouncedValue } from '../../../lib/useDebouncedValue'
import type { ContentFormProps } from '../../content/contentType'
import { TestimonialPlainFields } from './TestimonialPlainFields'

/** One form for a new and a stored testimonial. */
export function TestimonialForm({
  document,
  stored,
  given,
  syncStatus,
  language,
  onSave,
  onClose,
}: ContentFormProps<Testimonial, TestimonialDraft>) {
  const { t } = useTranslation('console')
  const content = useContentForm({
    kind: 'testimonial',
    document,
    schema: TestimonialDraft,
    empty: emptyTestimonial,
    localized: testimonialLocalizedFields,
    stored,
    given,
  })
  const { values, base } = content.kept
  const avatar_url = useDebouncedValue(values.avatar_url.trim())
  return (
    <ContentForm
      content={content}
      title={t(base ? 'admin.testimonials.editTitle' : 'admin.testimonials.new')}
      texts={[
        { name: 'client_role', label: t('admin.testimonials.form.role'), isRequired: true },
        { name: 'client_company', label: t('admin.testimonials.form.company'), isRequired: false },
        { name: 'content', label: t('admin.testimonials.form.content'), isRequired: true, rows: 6 },
      ]}
      facts={<TestimonialPlainFields />}
      hasPlainFieldsFirst
      syncStatus={syncStatus}
      language={language}
      preview={(code) => <TestimonialCard quote={quoteOf(document, { ...values, avatar_url }, code)} />}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
