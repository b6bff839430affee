import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, from } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { type Sync, useSync } from './data'
import { SyncPanel } from './SyncPanel'

const icons = { synced: CloudCheck, sending: CloudUpload, offline: CloudOff, attention: CloudAlert }

/** How this device stands with the server, at every width; opens the panel that says it in full. */
export function SyncButton() {
  const { t } = useTranslation('console')
  const sync = useSync()
  const words = useStatusWords()(sync)
  const [isOpen, setIsOpen] = useState(false)
  const Icon = icons[sync.status]
  // Before the outbox has been read nobody knows, and nothing is claimed.
  if (!sync.isRead) return null
  const count = sync.conflicts + sync.refused || sync.waiting
  return (
    <>
      <Button look="quiet" small onClick={() => setIsOpen(true)} aria-label={t('admin.sync.open', { status: words })}>
        <State data-status={sync.status}>
          <Icon aria-hidden size={18} />
          {count > 0 && <Count>{count}</Count>}
          <Words>{words}</Words>
        </State>
      </Button>
      {isOpen && <SyncPanel sync={sync} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The state in a few words. */
function useStatusWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return ({ status, waiting, conflicts, refused }: Sync): string => {
    const n = formatNumber(language, status === 'attention' ? conflicts + refused : waiting)
    if (status === 'offline')
      return t(waiting > 0 ? 'admin.sync.status.offlineWaiting' : 'admin.sync.status.offline', { n })
    return t(`admin.sync.status.${status}`, { n })
  }
}

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  white-space: nowrap;
  color: ${color.good};
  &[data-status='sending'] {
    color: ${color.cool};
  }
  &[data-status='offline'] {
    color: ${color.hot};
  }
  &[data-status='attention'] {
    color: ${color.danger};
  }
`
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  ${from.large} {
    display: none;
  }
`
const Words = styled.span`
  display: none;
  ${from.large} {
    display: inline;
  }
`
