import type { SettingsTexts } from '../es/settings'

/** The site's settings, in French. */
export const settings: SettingsTexts = {}
