import type { Section, SectionDraft } from '@studio/domain/content/page/section'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../../../content/data'
import { isNewDocument } from '../../../../device/drafts'
import type { FormSnapshot } from '../../../../editor/useContentForm'
import { LiveNotice } from '../../../../ui/status/LiveNotice'
import { useMutationToast } from '../../../../ui/toast/useMutationToast'
import { ContentTypeForm } from '../../../lists/ContentTypeForm'
import type { DocumentFormProps } from './DocumentForm'
import { ItemActions } from './ItemActions'
import { allItems, listOfPart } from './listItems'
import { PanelHead } from './PanelHead'
import { sectionType } from './sectionType'
import { useDefaultTexts } from './useDefaultTexts'

export interface SectionFormProps extends DocumentFormProps {
  onChoose: (part: string) => void
  onClose: () => void
}

const { sections } = contentDataOf

/** The form of a part of the page, stored or untouched, or of a new item of a list. */
export function SectionForm(props: SectionFormProps) {
  const { t } = useTranslation('console')
  const live = sections.useAll()
  if (live.status === 'loading' || live.status === 'failed')
    return <LiveNotice live={live} loading={t('admin.sections.title')} failed={t('admin.sections.loadError')} />
  return (
    <KnownForm
      {...props}
      rows={live.status === 'ready' ? live.rows : []}
      syncStatus={live.status === 'ready' ? live.syncStatuses.get(props.id) : undefined}
    />
  )
}

type KnownFormProps = SectionFormProps & {
  rows: readonly Section[]
  syncStatus: DocumentSyncStatus | undefined
}

function KnownForm({ id, rows, syncStatus, field, language, onLanguage, onType, onChoose, onClose }: KnownFormProps) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const now = rows.find((row) => row.id === id)
  // The open form keeps its base, even if its document changes meanwhile.
  const [stored] = useState(now)
  const list = listOfPart(id, now)
  const type = sectionType(id, list, useDefaultTexts(language))
  const save = ({ values, base }: FormSnapshot<SectionDraft, Section>) => {
    const items = list ? allItems(list, rows) : []
    const at = items.findIndex((item) => item.id === id)
    const change = base
      ? sections.update(values, base)
      : sections.place([
          {
            id: isNewDocument(id) ? crypto.randomUUID() : id,
            row: undefined,
            draft: values,
            order_position: at < 0 ? nextPlace(items) : at,
          },
        ])
    tell(change, t('admin.sections.updated'), t('admin.sections.updateError'))
    return change
  }
  return (
    <>
      {(list || now) && <ItemActions id={id} list={list} rows={rows} row={now} onChoose={onChoose} onClose={onClose} />}
      <ContentTypeForm
        type={type}
        document={id}
        rows={rows}
        stored={stored}
        now={now}
        given={undefined}
        syncStatus={syncStatus}
        language={language}
        beside={{
          Head: PanelHead,
          focusOn: field ?? '',
          onTab: onLanguage,
          onType: (values) => onType(values && { kind: 'sections', id, values }),
        }}
        onSave={save}
        onClose={onClose}
      />
    </>
  )
}

/** Returns the place after all items of a list. */
const nextPlace = (items: ReturnType<typeof allItems>) =>
  Math.max(items.length, ...items.map(({ row }) => (row?.order_position ?? 0) + 1))
