import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Italian. */
export const settings: SettingsTexts = {}
