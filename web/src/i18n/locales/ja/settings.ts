import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Japanese. */
export const settings: SettingsTexts = {}
