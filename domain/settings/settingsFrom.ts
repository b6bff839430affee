import * as v from 'valibot'
import { defaultSettings } from './defaultSettings.ts'
import { type Settings, type SettingsKey, settingsGroups, settingsKeys } from './settings.ts'

/** All six groups: what is stored and whole, and the default for each group that is missing or malformed. */
export function settingsFrom(documents: readonly { id: string; value?: unknown }[]): Settings {
  const stored = new Map(documents.map((document) => [document.id, document.value]))
  const groupOf = <K extends SettingsKey>(key: K): Settings[K] => {
    const parsed = v.safeParse(settingsGroups[key], stored.get(key))
    return parsed.success ? (parsed.output as Settings[K]) : defaultSettings[key]
  }
  return Object.fromEntries(settingsKeys.map((key) => [key, groupOf(key)])) as Settings
}
