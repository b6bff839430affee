import type { Testimonial, TestimonialDraft } from '@studio/domain/content/testimonial'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
  useTestimonials,
} from '../../../content/testimonials/data'
import { UnfinishedDrafts } from '../../../editor/UnfinishedDrafts'
import { useEditing } from '../../../editor/useEditing'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import { LivePage } from '../../../ui/screen/LivePage'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { type KeptTestimonial, TestimonialForm } from './TestimonialForm'
import { TestimonialList } from './TestimonialList'

/** The testimonials in the console: the list, or the form in its place. */
export default function TestimonialsPage() {
  const { t } = useTranslation('console')
  const live = useTestimonials()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<TestimonialDraft, Testimonial>('testimonial', live)
  useShortcut('new', () => editing.open(), !editing.form)
  const [deleting, setDeleting] = useState<Testimonial>()
  const tell = useMutationToast()

  if (editing.form) {
    const { document, base, given } = editing.form
    const handleSave = (kept: KeptTestimonial) => {
      const change = kept.base ? updateTestimonial(kept.values, kept.base) : createTestimonial(kept.values, rows)
      const [done, failed] = kept.base
        ? [t('admin.testimonials.updated'), t('admin.testimonials.updateError')]
        : [t('admin.testimonials.created'), t('admin.testimonials.createError')]
      tell(change, done, failed)
      return change
    }
    return (
      <TestimonialForm
        key={`${document} ${given ? 'given' : ''}`}
        document={document}
        testimonial={base}
        given={given}
        syncStatus={live.status === 'ready' ? live.syncStatuses.get(document) : undefined}
        language={editing.language}
        onSave={handleSave}
        onClose={editing.close}
      />
    )
  }
  return (
    <>
      <LivePage
        live={live}
        title={t('admin.testimonials.title')}
        failed={t('admin.testimonials.loadError')}
        empty={t('admin.testimonials.empty')}
        action={
          <Button onClick={() => editing.open()}>
            <Plus aria-hidden size={18} />
            {t('admin.testimonials.new')}
          </Button>
        }
        intro={
          <UnfinishedDrafts<TestimonialDraft, Testimonial>
            kind="testimonial"
            nameOf={(values) => values.client_name}
            isGone={editing.isGone}
            onOpen={editing.open}
          />
        }
      >
        {(ready) => (
          <TestimonialList
            rows={ready.rows}
            syncStatuses={ready.syncStatuses}
            onEdit={({ id }) => editing.open(id)}
            onDelete={setDeleting}
          />
        )}
      </LivePage>
      {deleting && (
        <ConfirmDialog
          isDanger
          title={t('admin.testimonials.deleteTitle')}
          text={t('admin.testimonials.deleteText')}
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            tell(deleteTestimonial(deleting), t('admin.testimonials.deleted'), t('admin.testimonials.deleteError'))
            setDeleting(undefined)
          }}
        />
      )}
    </>
  )
}
