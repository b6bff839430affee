import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentStanding } from '@studio/domain/outbox/standings'
import { emptyTestimonial, type Testimonial, TestimonialDraft, testimonialWording } from '@studio/domain/testimonial'
import { useTranslation } from 'react-i18next'
import { useRested } from '../../lib/useRested'
import type { Announced } from '../../ui/useAnnounce'
import { ContentForm } from '../../ui/writing/ContentForm'
import { type Kept, useContentForm } from '../../ui/writing/useContentForm'
import { quoteOf } from './quoteOf'
import { TestimonialCard } from './TestimonialCard'
import { TestimonialFacts } from './TestimonialFacts'

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
  standing: DocumentStanding | undefined
  language: LanguageCode | undefined
  onSave: (kept: KeptTestimonial) => Announced
  onClose: () => void
}

/** One form for a new and a stored testimonial. */
export function TestimonialForm({
  document,
  testimonial,
  given,
  standing,
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
    wording: testimonialWording,
    stored: testimonial,
    given,
  })
  const { values, base } = content.kept
  const avatar_url = useRested(values.avatar_url.trim())
  return (
    <ContentForm
      content={content}
      title={t(base ? 'admin.testimonials.editTitle' : 'admin.testimonials.new')}
      texts={[
        { name: 'client_role', label: t('admin.testimonials.form.role'), isRequired: true },
        { name: 'client_company', label: t('admin.testimonials.form.company'), isRequired: false },
        { name: 'content', label: t('admin.testimonials.form.content'), isRequired: true, rows: 6 },
      ]}
      facts={<TestimonialFacts />}
      hasFactsFirst
      standing={standing}
      language={language}
      preview={(code) => <TestimonialCard quote={quoteOf(document, { ...values, avatar_url }, code)} />}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
