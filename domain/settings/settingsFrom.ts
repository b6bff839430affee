import * as v from 'valibot'
import { storedSettings } from './settingSchemas.ts'
import {
  defaultSettings,
  type PublicSettings,
  publicSettingsKeys,
  type Settings,
  type SettingsKey,
  settingsIn,
  settingsKeys,
} from './settings.ts'

/** Returns all groups with their stored values, and the default for each missing or malformed setting. */
export function settingsFrom(documents: readonly { id: string; value?: unknown }[]): Settings {
  const stored = new Map(documents.map((document) => [document.id, document.value]))
  return Object.fromEntries(settingsKeys.map((key) => [key, groupFrom(key, stored.get(key))])) as Settings
}

/** Returns the groups that visitors see. */
export function publicSettingsFrom(documents: readonly { id: string; value?: unknown }[]): PublicSettings {
  const settings = settingsFrom(documents)
  return Object.fromEntries(publicSettingsKeys.map((key) => [key, settings[key]])) as PublicSettings
}

function groupFrom(key: SettingsKey, value: unknown) {
  const stored = v.is(v.record(v.string(), v.unknown()), value) ? value : {}
  const sound = settingsIn(key).flatMap(([name, { kind }]) => {
    const parsed = v.safeParse<v.GenericSchema<unknown, unknown>>(storedSettings[kind], stored[name])
    return parsed.success ? [[name, parsed.output]] : []
  })
  return { ...defaultSettings[key], ...Object.fromEntries(sound) }
}
