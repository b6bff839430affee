import { collections } from '@studio/domain/collections'
import { closingOf } from '@studio/domain/settings/closing'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useSettingsGroups } from '../../content/settings/data'
import { fingerLink } from '../../theme/fingers'
import { color, radius, space } from '../../theme/tokens'
import { useSync } from '../sync/data'

const path = `${collections.settings}/maintenance`

/** Says on every page of the console that visitors find the site closed, or will once this device is online. */
export function ClosedNotice() {
  const { t } = useTranslation('console')
  const live = useSettingsGroups()
  const { waitingEntries } = useSync()
  if (live.status !== 'ready') return null
  const { enabled } = settingsFrom(live.rows).maintenance
  const closing = closingOf(path, enabled, waitingEntries)
  if (closing === 'open') return null
  return (
    <Strip role="status">
      <Construction aria-hidden size={18} />
      <span>{t(`admin.settings.maintenance.${closing}`)}</span>
      <Link to="/admin/settings">{t('admin.settings.maintenance.toSetting')}</Link>
    </Strip>
  )
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  margin-block-end: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  a {
    padding-block: ${space(0.5)};
    color: inherit;
    text-decoration: underline;
    ${fingerLink}
  }
`
