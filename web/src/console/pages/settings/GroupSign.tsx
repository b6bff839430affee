import { CircleDashed, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { color } from '../../../theme/tokens'
import { IconLine } from '../../../ui/status/IconLine'
import { SyncStatusLine } from '../../../ui/status/SyncStatusLine'
import type { ShownStatus } from '../../../ui/status/syncStatusStyles'

/** How far a group has come; besides, one that was never saved, and one of which nothing is known. */
export type GroupState = ShownStatus | 'new' | 'offlineEmpty'

/** A group's state in a word. */
export function GroupSign({ state }: { state: GroupState }) {
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
