import { trashDays } from '@studio/domain/audit/trashDays'
import { contentTypeNames } from '@studio/domain/content/contentKinds'
import type { Positioned } from '@studio/domain/content/lists/order'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNewDocument, readDraft } from '../../device/drafts'
import { UnfinishedDrafts } from '../../editor/drafts/UnfinishedDrafts'
import { type FormSnapshot, partOf } from '../../editor/useContentForm'
import { useEditing } from '../../editor/useEditing'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { isFocusNowhere } from '../../ui/dialog/giveFocusBack'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { LivePage } from '../../ui/screen/LivePage'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import { ContentHistory } from './ContentHistory'
import { ContentList } from './ContentList'
import { ContentTypeForm } from './ContentTypeForm'
import type { ContentDraft, ContentType, ListView } from './contentType'
import { useSaveContent } from './useSaveContent'
import { useToggleShown } from './useToggleShown'

/** The console page of a content type: its list, or its form if one is open. */
export function ContentPage<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type }: { type: ContentType<Row, Draft, Text, View> }) {
  const { kind, data, nameOf } = type
  const form = contentTypeNames[kind]
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = data.useAll()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<Draft, Row>(form, live)
  useShortcut('new', () => editing.open(), !editing.form)
  const [deleting, setDeleting] = useState<Row>()
  const [pastOf, setPastOf] = useState<string>()
  const past = rows.find(({ id }) => id === pastOf)
  const closePast = () => setPastOf(undefined)
  const tell = useMutationToast()
  const save = useSaveContent(type, rows)
  const account = useAccountId()
  // The form shows which fields are missing. An unfinished draft takes precedence over the stored values.
  const handleIncomplete = async (row: Row, next: Row) => {
    const draft = await readDraft({ account, form, document: row.id })
    editing.open(row.id, draft ? undefined : { values: partOf<Draft>(next, type.table.empty), base: row, written: [] })
  }
  const toggleShown = useToggleShown(type, (row, next) => void handleIncomplete(row, next))

  const handleStar = (row: Row) => {
    if (!type.star) return
    const isOn = !type.star.is(row)
    const done = t(isOn ? 'admin.ways.starred' : 'admin.ways.unstarred')
    tell(data.set({ ...type.star.fields(isOn) }, row), done, t(`admin.${kind}.updateError`))
  }

  if (editing.form) {
    const { document, base, given } = editing.form
    return (
      <ContentTypeForm
        type={type}
        key={`${document} ${given ? 'given' : ''}`}
        document={document}
        rows={rows}
        stored={base}
        now={rows.find(({ id }) => id === document)}
        given={given}
        syncStatus={live.status === 'ready' ? live.syncStatuses.get(document) : undefined}
        language={editing.language}
        onSave={save}
        onClose={editing.close}
      />
    )
  }
  return (
    <>
      <LivePage
        live={live}
        title={t(`admin.${kind}.title`)}
        failed={t(`admin.${kind}.loadError`)}
        empty={t(`admin.${kind}.empty`)}
        action={
          <Button ref={isNewDocument(editing.last ?? '') ? focus : undefined} onClick={() => editing.open()}>
            <Plus aria-hidden size={18} />
            {t(`admin.${kind}.new`)}
          </Button>
        }
        intro={
          <>
            {type.Intro && <type.Intro />}
            <UnfinishedDrafts<FormSnapshot<Draft, Row>>
              kind={form}
              nameOf={({ values }) => nameOf(values, language)}
              isGone={editing.isGone}
              onOpen={editing.open}
            />
          </>
        }
      >
        {(ready) => (
          <ContentList
            type={type}
            rows={ready.rows}
            syncStatuses={ready.syncStatuses}
            startAt={editing.last}
            formOf={({ id }) => editing.addressOf(id)}
            onEdit={({ id }) => editing.open(id)}
            onStar={handleStar}
            onCopy={editing.openCopy}
            onShow={toggleShown}
            onHistory={({ id }) => setPastOf(id)}
            onDelete={setDeleting}
          />
        )}
      </LivePage>
      {past && <ContentHistory type={type} row={past} onClose={closePast} onRestored={closePast} />}
      {deleting && (
        <ConfirmDialog
          isDanger
          title={t(`admin.${kind}.deleteTitle`)}
          about={nameOf(deleting, language)}
          text={t(`admin.${kind}.deleteText`)}
          hint={t('admin.history.trash.kept', { days: formatNumber(language, trashDays) })}
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            tell(data.remove(deleting), t(`admin.${kind}.deleted`), t(`admin.${kind}.deleteError`), {
              deleted: [nameOf(deleting, language)],
            })
            setDeleting(undefined)
          }}
        />
      )}
    </>
  )
}

/** After the form of a new document, the focus returns to the button that opened it. */
const focus = (button: HTMLButtonElement | null) => {
  if (isFocusNowhere()) button?.focus({ preventScroll: true })
}
