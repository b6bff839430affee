import { partWith } from '@studio/domain/content/page/parts'
import { hasNumbers } from '@studio/domain/content/page/partsNaming'
import type { Section } from '@studio/domain/content/page/section'
import { emptySection } from '@studio/domain/content/page/section'
import { isVersion, partIdOf } from '@studio/domain/content/page/versions'
import { isVisible } from '@studio/domain/content/visibility'
import type { DocumentSyncStatus, SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { CircleDollarSign } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { contentDataOf } from '../../../../content/data'
import { useStudioDay } from '../../../../content/settings/useStudioDay'
import { StudioZoneContext, tomorrow } from '../../../../editor/fields/studioZone'
import { partOf } from '../../../../editor/useContentForm'
import { space } from '../../../../theme/tokens'
import { Button } from '../../../../ui/Button'
import { LiveNotice } from '../../../../ui/status/LiveNotice'
import { ContentTypeForm } from '../../../lists/ContentTypeForm'
import { currentPrices } from '../sourceOf'
import type { DocumentFormProps } from './DocumentForm'
import { ItemActions } from './ItemActions'
import { listOfPart } from './listItems'
import { PanelHead } from './PanelHead'
import { placesOfPart } from './placesOfPart'
import { sectionType } from './sectionType'
import { useDefaultTexts } from './useDefaultTexts'
import { useSavePart } from './useSavePart'
import { VersionActions } from './VersionActions'

export interface SectionFormProps extends DocumentFormProps {
  onChoose: (part: string) => void
  onClose: () => void
}

/** The form of a part of the page, stored or untouched, of a later version of it, or of a new item of a list. */
export function SectionForm(props: SectionFormProps) {
  const { t } = useTranslation('console')
  const live = contentDataOf.sections.useAll()
  if (live.status === 'loading' || live.status === 'failed')
    return <LiveNotice live={live} loading={t('admin.sections.title')} failed={t('admin.sections.loadError')} />
  const [rows, statuses]: [readonly Section[], SyncStatuses] =
    live.status === 'ready' ? [live.rows, live.syncStatuses] : [[], new Map<string, DocumentSyncStatus>()]
  return <KnownForm {...props} rows={rows} statuses={statuses} />
}

type KnownFormProps = SectionFormProps & { rows: readonly Section[]; statuses: SyncStatuses }

function KnownForm({ id, rows, statuses, field, language, onLanguage, onType, onChoose, onClose }: KnownFormProps) {
  const { t } = useTranslation('console')
  const part = partIdOf(id)
  const own = rows.find((row) => row.id === part)
  const versions = rows.filter((row) => partIdOf(row.id) === part)
  const today = useStudioDay()
  const zone = use(StudioZoneContext)
  // The page shows the last version whose day has come.
  const [applied] = useState(() => versions.findLast((row) => isVersion(row.id) && isVisible(row, today)))
  const document = isVersion(id) ? id : (applied?.id ?? id)
  const now = rows.find((row) => row.id === document)
  // The open form keeps its base, even if its document changes meanwhile.
  const [stored] = useState(now)
  const [given] = useState(() => {
    const from = applied ?? own
    if (stored || !from || !isVersion(document)) return undefined
    const values = { ...partOf(from, emptySection), visibility: tomorrow(zone) }
    return { values, base: undefined, origin: from, written: [] }
  })
  const list = listOfPart(part, own)
  const places = placesOfPart(document, list, rows)
  const save = useSavePart(document, rows, places)
  const defaultText = useDefaultTexts(language)
  const usual = Object.values(partWith(part)?.texts ?? {}).map((key) => defaultText(key, language))
  return (
    <>
      <Actions>
        {usual.some(hasNumbers) && (
          <Button small variant="line" onClick={() => onChoose(currentPrices)}>
            <CircleDollarSign aria-hidden size={16} />
            {t('admin.prices.title')}
          </Button>
        )}
        {list && <ItemActions id={part} list={list} rows={rows} onChoose={onChoose} onClose={onClose} />}
        <VersionActions id={document} versions={versions} onChoose={onChoose} onClose={onClose} />
      </Actions>
      <ContentTypeForm
        type={sectionType(part, list, defaultText)}
        document={document}
        rows={rows}
        stored={stored}
        now={now}
        given={given}
        syncStatus={statuses.get(document)}
        language={language}
        beside={{
          Head: PanelHead,
          focusOn: field ?? '',
          onTab: onLanguage,
          onType: (values) => onType(values && { kind: 'sections', id: document, values, places }),
        }}
        onSave={save}
        onClose={onClose}
      />
    </>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block-end: ${space(2)};
  &:empty {
    display: none;
  }
`
