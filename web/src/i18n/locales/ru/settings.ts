import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Russian. */
export const settings: SettingsTexts = {}
