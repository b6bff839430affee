import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Chinese. */
export const settings: SettingsTexts = {}
