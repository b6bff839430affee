import type { Values } from '@studio/domain/outbox/pendingMutation'
import { redirectsVisitors } from '@studio/domain/settings/redirectsVisitors'
import type { SettingsDocument } from '@studio/domain/settings/settingSchemas'
import { defaultSettings, type SettingsKey } from '@studio/domain/settings/settings'
import { useTranslation } from 'react-i18next'
import { newestGroup, saveGroup } from '../../content/settings/data'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import { useDemandIdentity } from '../identity/useIdentity'
import { useTellNotConfirmed } from '../identity/useTellNotConfirmed'

/**
 * Returns a function that restores earlier values of a group. If that redirects chats or mails, it reauthenticates the
 * user first.
 */
export function useRestoreGroup(key: SettingsKey, stored: SettingsDocument | undefined, userId: string) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const demandIdentity = useDemandIdentity()
  const tellNotConfirmed = useTellNotConfirmed()
  return async (fields: Values) => {
    const base = newestGroup(key, stored)
    const group = { ...(base?.value ?? defaultSettings[key]), ...fields }
    const led = redirectsVisitors(key, base?.value, group)
    if (led) {
      try {
        await demandIdentity(t(`admin.identity.what.${led.what}`, { to: led.to }))
      } catch (error) {
        return tellNotConfirmed(error)
      }
    }
    tell(saveGroup(key, group, userId, base), t('admin.history.done'), t('admin.history.doneFailed'))
  }
}
