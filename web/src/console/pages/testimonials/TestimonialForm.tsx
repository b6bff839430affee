import {
  emptyTestimonial,
  type Testimonial,
  TestimonialDraft,
  testimonialLocalizedFields,
} from '@studio/domain/content/testimonial'
import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { quoteOf } from '../../../content/testimonials/quoteOf'
import { TestimonialCard } from '../../../content/testimonials/TestimonialCard'
import { ContentForm } from '../../../editor/ContentForm'
import { type Kept, useContentForm } from '../../../editor/useContentForm'
import { useDebouncedValue } from '../../../lib/useDebouncedValue'
import type { MutationToast } from '../../../ui/toast/useMutationToast'
import { TestimonialPlainFields } from './TestimonialPlainFields'

/** What a testimonial form holds, and the stored testimonial that it was made from. */
export type KeptTestimonial = Kept<TestimonialDraft, Testimonial>

interface TestimonialFormProps {
  /** The testimonial's id in the address; for a new one, what its draft is kept under. */
  document: string
  /** The stored testimonial that is edited; none when a new one is made. */
  testimonial: Testimonial | undefined
  /** What to begin with in place of the stored testimonial: what was refused. */
  given: KeptTestimonial | undefined
  /** How it stands, if this device has work for it. */
  syncStatus: DocumentSyncStatus | undefined
  language: LanguageCode | undefined
  onSave: (kept: KeptTestimonial) => MutationToast
  onClose: () => void
}

/** One form for a new and a stored testimonial. */
export function TestimonialForm({
  document,
  testimonial,
  given,
  syncStatus,
  language,
  onSave,
  onClose,
}: TestimonialFormProps) {
  const { t } = useTranslation('console')
  const content = useContentForm({
    kind: 'testimonial',
    document,
    schema: TestimonialDraft,
    empty: emptyTestimonial,
    localized: testimonialLocalizedFields,
    stored: testimonial,
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
