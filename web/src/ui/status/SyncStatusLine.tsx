import { useTranslation } from 'react-i18next'
import { IconLine } from './IconLine'
import { type ShownStatus, syncStatusStyles } from './syncStatusStyles'

/** A sync status as icon and text. */
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
