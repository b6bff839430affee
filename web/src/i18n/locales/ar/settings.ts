import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Arabic. */
export const settings: SettingsTexts = {}
