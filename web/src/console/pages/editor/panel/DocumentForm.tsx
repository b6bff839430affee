import { contentTypeNames } from '@studio/domain/content/contentKinds'
import type { Positioned } from '@studio/domain/content/lists/order'
import type { LanguageCode } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../../../../editor/useEditing'
import { LiveNotice } from '../../../../ui/status/LiveNotice'
import { ContentTypeForm } from '../../../lists/ContentTypeForm'
import type { ContentDraft, ContentType, ListView } from '../../../lists/contentType'
import { useSaveContent } from '../../../lists/useSaveContent'
import type { TypedDocument } from '../usePageContent'
import { PanelHead } from './PanelHead'
import { PlaceActions } from './PlaceActions'

export interface DocumentFormProps {
  id: string
  field: string | undefined
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
  onType: (typed: TypedDocument | undefined) => void
}

/** The form of a project or another document on the page, which shows its values while they are typed. */
export function DocumentForm<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({
  type,
  id,
  field,
  language,
  onLanguage,
  onType,
}: DocumentFormProps & { type: ContentType<Row, Draft, Text, View> }) {
  const { t } = useTranslation('console')
  const { kind, data } = type
  const live = data.useAll()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<Draft, Row>(contentTypeNames[kind], live)
  const save = useSaveContent(type, rows)
  if (!editing.form)
    return <LiveNotice live={live} loading={t(`admin.${kind}.title`)} failed={t(`admin.${kind}.loadError`)} />
  const { document, base, given } = editing.form
  const now = rows.find((row) => row.id === document)
  return (
    <ContentTypeForm
      key={`${document} ${given ? 'given' : ''}`}
      type={type}
      document={document}
      rows={rows}
      stored={base}
      now={now}
      given={given}
      syncStatus={live.status === 'ready' ? live.syncStatuses.get(document) : undefined}
      language={language}
      beside={{
        Head: PanelHead,
        focusOn: field ?? '',
        onTab: onLanguage,
        onType: (values) => onType(values && { kind, id, values }),
        actions: now && <PlaceActions type={type} rows={rows} row={now} />,
      }}
      onSave={save}
      onClose={editing.close}
    />
  )
}
