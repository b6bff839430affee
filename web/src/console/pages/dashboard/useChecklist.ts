import { chatLink } from '@studio/domain/offers/chat'
import { checklistOf, isChecklistOpen, ownNumberOf } from '@studio/domain/settings/checklist'
import { defaultSettings, type Settings } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../../content/data'
import { newestGroup, saveGroup, useSettingsGroups } from '../../../content/settings/data'
import { useStudioDay } from '../../../content/settings/useStudioDay'
import { useAccountId } from '../../../lib/account'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { useChannelStates } from '../../notices/data'
import { useDeviceNotices } from '../../notices/useDeviceNotices'
import { useRoles } from '../../people/data'

/** Returns the checklist of a new studio; undefined if it is over, or the device does not know yet. */
export function useChecklist() {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const account = useAccountId()
  const tell = useMutationToast()
  const live = useSettingsGroups()
  const roles = useRoles()
  const isNothingVisible = contentDataOf.projects.useIsNothingVisible(useStudioDay())
  const { state } = useDeviceNotices()
  const channels = useChannelStates()
  // Until the server has answered, a list without a group may be one that has not arrived.
  if (live.status !== 'ready' || !(live.isFromServer || live.rows.length > 0) || isNothingVisible === undefined)
    return undefined
  const settings = settingsFrom(live.rows)
  const done = checklistOf({
    settings,
    hasProject: !isNothingVisible,
    admins: roles.status === 'ready' ? roles.rows.length : 0,
    hasDeviceAlerts: state === 'on',
    isMailFailing:
      channels.status === 'ready' && channels.rows.some(({ id, reason }) => id === 'mail' && reason !== ''),
  })
  if (!isChecklistOpen(done, settings)) return undefined

  const note = (change: Partial<Settings['checklist']>) => {
    const stored = live.rows.find(({ id }) => id === 'checklist')
    const base = newestGroup('checklist', stored)
    const saved = saveGroup('checklist', { ...(base?.value ?? defaultSettings.checklist), ...change }, account, base)
    tell(saved, t('admin.settings.updated'), t('admin.settings.updateError'))
  }
  const number = ownNumberOf(settings)
  return {
    done,
    /** The chat with one's own number; '' without a number. */
    testLink: number && chatLink(number, tp('chat.general')),
    noteTested: () => note({ tested_number: number }),
    noteChecked: () => note({ prices_checked: true }),
    dismiss: () => note({ dismissed: true }),
  }
}
