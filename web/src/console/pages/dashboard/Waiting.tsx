import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { Button } from '../../../ui/Button'
import { Badge } from '../../../ui/status/Badge'
import { useSync } from '../../sync/data'
import { SyncPanel } from '../../sync/SyncPanel'
import { DashboardCard } from './DashboardCard'

/** Changes that need the owner's decision: conflicts, and refused or unreadable entries. Null if there are none. */
export function Waiting() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const sync = useSync()
  const [isOpen, setIsOpen] = useState(false)
  const count = sync.conflicts + sync.refused + sync.unreadable
  if (!sync.isRead || (count === 0 && !isOpen)) return null
  return (
    <DashboardCard
      title={t('admin.dashboard.waiting.title')}
      mark={<Badge $tone="accent">{formatNumber(language, count)}</Badge>}
      text={t('admin.sync.about.attention')}
    >
      <Button variant="line" onClick={() => setIsOpen(true)}>
        {t('admin.dashboard.waiting.open')}
      </Button>
      {isOpen && <SyncPanel sync={sync} onClose={() => setIsOpen(false)} />}
    </DashboardCard>
  )
}
