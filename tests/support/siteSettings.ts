import { collections } from '@studio/domain/collections'
import { defaultSettings, type Settings, type SettingsKey } from '@studio/domain/settings/settings'
import { settingsDocument } from './factories.ts'
import { store } from './store.ts'

const groupOf = (key: SettingsKey) => store.collection(collections.settings).doc(key)

/** Stores a group with the given values and defaults otherwise, like another device. */
export const setGroup = <K extends SettingsKey>(key: K, change: Partial<Settings[K]>) =>
  groupOf(key).set(settingsDocument(key, 'seed-owner', { ...defaultSettings[key], ...change }))

/** Returns the stored document of a group. */
export const storedGroup = async (key: SettingsKey) => (await groupOf(key).get()).data()
