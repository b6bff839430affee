import { useTranslation } from 'react-i18next'
import { IconLine } from './IconLine'
import { type ShownStatus, syncStatusStyles } from './syncStatusStyles'

/** How far something has come, in words. */
export function SyncStatusLine({ syncStatus }: { syncStatus: ShownStatus }) {
  const { t } = useTranslation('console')
  const { Icon, tone } = syncStatusStyles[syncStatus]
  return (
    <IconLine $tone={tone}>
      <Icon aria-hidden size={16} />
      <span>{t(`admin.sync.syncStatus.${syncStatus}`)}</span>
    </IconLine>
  )
}
