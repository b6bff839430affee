import { dayAt } from '@studio/domain/content/visibility'
import { defaultSettings, type Settings, studioZoneOf } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { useSyncExternalStore } from 'react'
import { bestTime, onServerTime } from '../../lib/serverTime'
import { useSettingsGroups } from './data'

/** Returns all settings, live; the defaults until the stored ones are known. */
export function useStoredSettings(): Settings {
  const live = useSettingsGroups()
  return live.status === 'ready' ? settingsFrom(live.rows) : defaultSettings
}

/** Returns the studio's time zone, live. */
export const useStudioZone = () => studioZoneOf(useStoredSettings())

/** Returns the studio's day `YYYY-MM-DD`, by the device's clock until the server has said its time. */
export function useStudioDay(): string {
  const zone = useStudioZone()
  return useSyncExternalStore(onServerTime, () => dayAt(bestTime(), zone))
}
