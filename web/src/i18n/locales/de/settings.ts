import type { SettingsTexts } from '../es/settings'

/** The site's settings, in German. */
export const settings: SettingsTexts = {}
