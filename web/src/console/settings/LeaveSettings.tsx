import { useTranslation } from 'react-i18next'
import { formatList } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { SettingDrafts } from './useSettingDrafts'

/** Asks before someone leaves settings with unsaved values. */
export function LeaveSettings({ edited: { unsaved, guard } }: { edited: SettingDrafts }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  if (!guard.isAsked) return null
  return (
    <ConfirmDialog
      isDanger
      title={t('admin.writing.leave.title')}
      about={formatList(
        language,
        unsaved.map((key) => t(`admin.settings.${key}.title`)),
      )}
      text={t('admin.settings.leaveText')}
      confirm={t('admin.writing.leave.discard')}
      cancel={t('admin.writing.leave.stay')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  )
}
