import { collections } from '@studio/domain/collections'
import type { Settings, SettingsKey } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import { settingsDocument } from '../../support/factories'
import { server } from '../support/server'

/** Stores a group with the given values and defaults otherwise, like another device. */
export const setGroup = <Key extends SettingsKey>(key: Key, change: Partial<Settings[Key]>) =>
  server.put(collections.settings, key, settingsDocument(key, 'seed-editor', { ...defaultSettings[key], ...change }))

/** Returns the stored document of a group. */
export const storedGroup = (key: SettingsKey) => server.read(collections.settings, key)
