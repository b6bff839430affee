import { dayAt } from '@studio/domain/content/visibility'
import { defaultSettings, type Settings, studioZoneOf } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { useState } from 'react'
import { bestTime } from '../../lib/serverTime'
import { useSettingsGroups } from './data'

/** Returns all settings, live; the defaults until the stored ones are known. */
export function useStoredSettings(): Settings {
  const live = useSettingsGroups()
  return live.status === 'ready' ? settingsFrom(live.rows) : defaultSettings
}

/** Returns the studio's time zone, live. */
export const useStudioZone = () => studioZoneOf(useStoredSettings())

/** Returns the studio's day `YYYY-MM-DD` at the moment when the caller was opened. */
export function useStudioDay(): string {
  const [openedAt] = useState(bestTime)
  return dayAt(openedAt, useStudioZone())
}
