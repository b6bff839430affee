import { type SettingsKey, settingsKeys } from '@studio/domain/settings/settings'
import { useEffect, useState } from 'react'
import { holdDirty } from '../../device/dirtyForm'
import { useLeaveGuard } from '../../ui/dialog/useLeaveGuard'
import { type Drafts, isUnsaved } from './useGroup'

/** Returns the unsaved values of some settings groups, and the guard that asks before they are lost. */
export function useSettingDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({})
  const unsaved: SettingsKey[] = settingsKeys.filter((key) =>
    Object.entries(drafts).some(([field, draft]) => field.startsWith(`${key}.`) && isUnsaved(draft)),
  )
  const hasUnsaved = unsaved.length > 0
  const guard = useLeaveGuard(hasUnsaved)
  useEffect(() => (hasUnsaved ? holdDirty() : undefined), [hasUnsaved])
  return { drafts, setDrafts, unsaved, guard }
}

export type SettingDrafts = ReturnType<typeof useSettingDrafts>
