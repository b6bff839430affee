import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PanelHead } from './PanelHead'

/** Leads to a group of settings. */
export function SettingsGroup({ group }: { group: string }) {
  const { t } = useTranslation('console')
  return (
    <>
      <PanelHead title={t(`admin.settings.${group}.title` as 'admin.settings.site_info.title')} />
      <Link to="/admin/settings">{t('admin.page.toSettings')}</Link>
    </>
  )
}
