import { hasPlaceholders } from '@studio/domain/settings/placeholders'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contentDataOf } from '../../content/data'
import { useSettingsGroups } from '../../content/settings/data'
import { useStudioDay } from '../../content/settings/useStudioDay'
import { Strip } from '../../ui/status/Strip'

/** Tells admins on every page of the console that the site shows samples, or that its contacts are placeholders. */
export function SamplesNotice() {
  const { t } = useTranslation('console')
  const today = useStudioDay()
  const settings = useSettingsGroups()
  const found = {
    projects: contentDataOf.projects.useIsNothingVisible(today),
    testimonials: contentDataOf.testimonials.useIsNothingVisible(today),
    contacts: settings.status === 'ready' && settings.isFromServer && hasPlaceholders(settingsFrom(settings.rows)),
  }
  const shown = (['projects', 'testimonials', 'contacts'] as const).filter((one) => found[one])
  if (shown.length === 0) return null
  return (
    <Strip role="status">
      <p>{t('admin.dashboard.samples.title')}</p>
      {shown.map((one) => (
        <Link key={one} to={places[one]}>
          {t(`admin.dashboard.samples.${one}`)}
        </Link>
      ))}
    </Strip>
  )
}

const places = {
  projects: '/admin/projects',
  testimonials: '/admin/testimonials',
  contacts: '/admin/settings#contact_info',
}
