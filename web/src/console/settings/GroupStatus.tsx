import { CircleDashed, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { color } from '../../theme/tokens'
import { IconLine } from '../../ui/status/IconLine'
import { SyncStatusLine } from '../../ui/status/SyncStatusLine'
import type { ShownStatus } from '../../ui/status/syncStatusStyles'

/** The sync status of a group; `new` if it was never saved, `offlineEmpty` if its contents are unknown. */
export type GroupState = ShownStatus | 'new' | 'offlineEmpty'

/** A group's state as icon and text. */
export function GroupStatus({ state }: { state: GroupState }) {
  const { t } = useTranslation('console')
  if (state === 'new')
    return (
      <IconLine $tone={color.inkSoft}>
        <CircleDashed aria-hidden size={16} />
        {t('admin.settings.notYetSaved')}
      </IconLine>
    )
  if (state === 'offlineEmpty')
    return (
      <IconLine $tone={color.inkSoft}>
        <WifiOff aria-hidden size={16} />
        {t('admin.common.offlineEmpty')}
      </IconLine>
    )
  return <SyncStatusLine syncStatus={state} />
}
