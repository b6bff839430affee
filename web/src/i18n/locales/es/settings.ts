import type { Words } from './public'

/** The site's settings, in Spanish, with the exact texts of the specification. */
export const settings = {}

export type SettingsTexts = Words<typeof settings>
