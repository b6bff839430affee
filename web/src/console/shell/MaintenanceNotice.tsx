import { collections } from '@studio/domain/collections'
import { closingOf } from '@studio/domain/settings/closing'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSettingsGroups } from '../../content/settings/data'
import { Strip } from '../../ui/status/Strip'
import { useSync } from '../sync/data'

const path = `${collections.settings}/maintenance`

/**
 * Tells admins on every page of the console that the site is closed to visitors, or will be once this device is online.
 */
export function MaintenanceNotice() {
  const { t } = useTranslation('console')
  const live = useSettingsGroups()
  const { waitingEntries } = useSync()
  if (live.status !== 'ready') return null
  const { enabled } = settingsFrom(live.rows).maintenance
  const closing = closingOf(path, enabled, waitingEntries)
  if (closing === 'open') return null
  return (
    <Strip role="status" $tone="notice">
      <Construction aria-hidden size={18} />
      <p>{t(`admin.settings.maintenance.${closing}`)}</p>
      <Link to="/admin/settings">{t('admin.settings.maintenance.toSetting')}</Link>
    </Strip>
  )
}
