import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Portuguese. */
export const settings: SettingsTexts = {}
