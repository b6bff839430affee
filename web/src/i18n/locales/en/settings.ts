import type { SettingsTexts } from '../es/settings'

/** The site's settings, in English. */
export const settings: SettingsTexts = {}
