import { changesTo, mostVersions } from '@studio/domain/audit/versions'
import type { CollectionName } from '@studio/domain/collections'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, space } from '../../theme/tokens'
import { Dialog } from '../../ui/dialog/Dialog'
import { LiveNotice } from '../../ui/status/LiveNotice'
import { Notice } from '../../ui/status/Notice'
import { useVersions } from './data'
import { VersionDiff } from './VersionDiff'
import { VersionList } from './VersionList'

interface HistoryDialogProps {
  name: string
  collection: CollectionName
  id: string
  /** The document as shown on this device, including pending edits. */
  current: Values
  names: readonly string[]
  /** Returns a version's values with defaults for fields that it lacks. */
  read: (values: Values) => Values
  onRestore: (fields: readonly string[], values: Values) => void
  onClose: () => void
}

/** The earlier versions of a document. Each can be restored whole or by single fields. */
export function HistoryDialog({ name, collection, id, current, names, read, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const history = useVersions(collection, id, current, names)
  const [chosen, setChosen] = useState<string>()
  const versions = history.status === 'ready' ? history.versions : []
  const found = versions.find(({ key }) => key === chosen) ?? versions[1] ?? versions[0]
  const version = found && { ...found, values: read(found.values) }
  return (
    <Dialog
      isWide
      title={t('admin.history.openOf', { name })}
      description={t('admin.history.text', { n: formatNumber(language, mostVersions) })}
      closeLabel={tp('common.close')}
      onClose={onClose}
    >
      <LiveNotice
        live={history}
        loading={t('admin.history.loading')}
        failed={t('admin.history.failed')}
        offline={t('admin.history.offline')}
      />
      {history.status === 'ready' && !history.isFromServer && <p role="status">{t('admin.history.unsure')}</p>}
      {history.status === 'ready' && !version && history.isFromServer && <Notice>{t('admin.history.none')}</Notice>}
      {version && (
        <Columns>
          <VersionList
            versions={versions}
            chosen={version.key}
            nameOf={{ collection, id }}
            onChoose={({ key }) => setChosen(key)}
          />
          <VersionDiff
            nameOf={{ collection, id }}
            changes={changesTo(version, current, names)}
            unknown={[...version.unknown]}
            onRestore={(fields) => onRestore(fields, version.values)}
          />
        </Columns>
      )}
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  ${breakpoint.medium} {
    grid-template-columns: 18rem minmax(0, 1fr);
  }
`
