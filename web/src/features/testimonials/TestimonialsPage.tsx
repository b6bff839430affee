import type { Testimonial, TestimonialDraft } from '@studio/domain/testimonial'
import { Plus, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Announced, announce } from '../../ui/announce'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Notice } from '../../ui/Notice'
import { PageHead } from '../../ui/PageHead'
import { Spinner } from '../../ui/Spinner'
import { createTestimonial, deleteTestimonial, updateTestimonial, useTestimonials } from './data'
import { TestimonialForm } from './TestimonialForm'
import { TestimonialList } from './TestimonialList'

/** What stands in place of the list: a form for a new or a stored testimonial, with a refused draft to go on from. */
interface Editing {
  base: Testimonial | undefined
  draft?: TestimonialDraft
}

/** The testimonials in the console: the list, or the form in its place. */
export default function TestimonialsPage() {
  const { t } = useTranslation('console')
  const live = useTestimonials()
  const [editing, setEditing] = useState<Editing>()
  const [deleting, setDeleting] = useState<Testimonial>()
  const tell = (change: Announced, done: string, failed: string, onRefused?: () => void) =>
    announce(change, {
      done,
      failed,
      kept: t('admin.common.keptOnDevice'),
      keptMore: t('admin.common.publishedLater'),
      ...(onRefused && { onRefused }),
    })

  if (live.status === 'loading') return <Spinner label={t('admin.testimonials.title')} />
  if (live.status === 'failed')
    return (
      <Notice action={<Button onClick={live.retry}>{t('admin.common.reload')}</Button>}>
        {t('admin.testimonials.loadError')}
      </Notice>
    )
  const rows = live.status === 'ready' ? live.rows : []

  if (editing) {
    const { base } = editing
    const handleSave = (draft: TestimonialDraft) => {
      // A refused draft comes back into the form: nothing that was typed is lost.
      const reopen = () => setEditing({ base, draft })
      if (base) {
        const change = updateTestimonial(draft, base)
        tell(change, t('admin.testimonials.updated'), t('admin.testimonials.updateError'), reopen)
      } else {
        const change = createTestimonial(draft, rows)
        tell(change, t('admin.testimonials.created'), t('admin.testimonials.createError'), reopen)
      }
      setEditing(undefined)
    }
    return (
      <TestimonialForm
        key={editing.draft ? 'refused' : 'fresh'}
        testimonial={base}
        draft={editing.draft}
        onSave={handleSave}
        onClose={() => setEditing(undefined)}
      />
    )
  }

  return (
    <>
      <PageHead title={t('admin.testimonials.title')}>
        <Button onClick={() => setEditing({ base: undefined })}>
          <Plus aria-hidden size={18} />
          {t('admin.testimonials.new')}
        </Button>
      </PageHead>
      {live.status === 'unheard' && (
        <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.common.unheard')}</Notice>
      )}
      {live.status === 'ready' && rows.length === 0 && <Notice>{t('admin.testimonials.empty')}</Notice>}
      {live.status === 'ready' && rows.length > 0 && (
        <TestimonialList
          rows={rows}
          pending={live.pending}
          onEdit={(base) => setEditing({ base })}
          onDelete={setDeleting}
        />
      )}
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
