import { trashDays } from '@studio/domain/audit/trash'
import type { Positioned } from '@studio/domain/content/order'
import type { Stamped } from '@studio/domain/content/translation'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnfinishedDrafts } from '../../editor/UnfinishedDrafts'
import type { Kept } from '../../editor/useContentForm'
import { useEditing } from '../../editor/useEditing'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { LivePage } from '../../ui/screen/LivePage'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import { ContentList } from './ContentList'
import { ContentTypeForm } from './ContentTypeForm'
import type { ContentType, ListView } from './contentType'

/** The page of a content type in the console: the list, or the form in its place. */
export function ContentPage<
  Row extends Draft & Positioned,
  Draft extends Stamped<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type }: { type: ContentType<Row, Draft, Text, View> }) {
  const { kind, words, data, nameOf } = type
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = data.useAll()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<Draft, Row>(kind, live)
  useShortcut('new', () => editing.open(), !editing.form)
  const [deleting, setDeleting] = useState<Row>()
  const tell = useMutationToast()

  if (editing.form) {
    const { document, base, given } = editing.form
    const handleSave = (kept: Kept<Draft, Row>) => {
      const change = kept.base ? data.update(kept.values, kept.base) : data.create(kept.values, rows)
      const [done, failed] = kept.base
        ? [t(`admin.${words}.updated`), t(`admin.${words}.updateError`)]
        : [t(`admin.${words}.created`), t(`admin.${words}.createError`)]
      tell(change, done, failed)
      return change
    }
    return (
      <ContentTypeForm
        type={type}
        key={`${document} ${given ? 'given' : ''}`}
        document={document}
        stored={base}
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
        title={t(`admin.${words}.title`)}
        failed={t(`admin.${words}.loadError`)}
        empty={t(`admin.${words}.empty`)}
        action={
          <Button onClick={() => editing.open()}>
            <Plus aria-hidden size={18} />
            {t(`admin.${words}.new`)}
          </Button>
        }
        intro={
          <UnfinishedDrafts<Draft, Row>
            kind={kind}
            nameOf={(values) => nameOf(values, language)}
            isGone={editing.isGone}
            onOpen={editing.open}
          />
        }
      >
        {(ready) => (
          <ContentList
            type={type}
            rows={ready.rows}
            syncStatuses={ready.syncStatuses}
            onEdit={({ id }) => editing.open(id)}
            onCopy={editing.openCopy}
            onDelete={setDeleting}
          />
        )}
      </LivePage>
      {deleting && (
        <ConfirmDialog
          isDanger
          title={t(`admin.${words}.deleteTitle`)}
          text={t(`admin.${words}.deleteText`)}
          hint={t('admin.history.trash.kept', { days: formatNumber(language, trashDays) })}
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            tell(data.remove(deleting), t(`admin.${words}.deleted`), t(`admin.${words}.deleteError`))
            setDeleting(undefined)
          }}
        />
      )}
    </>
  )
}
