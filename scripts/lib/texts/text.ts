import type { LanguageCode } from '@studio/domain/languages'

export interface Text {
  language: LanguageCode
  /** The text's key with its source: `public:hero.title`, `seed:volta.title`. */
  key: string
  text: string
}

/** An error in a text. */
export interface Finding extends Text {
  rule: string
  /** The correction. */
  say: string
}

/** Returns the texts of a dictionary, each with its key: `faqs.items.0.question`. */
export function flat(language: LanguageCode, key: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ language, key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const start = key.endsWith(':') ? key : `${key}.`
  return Object.entries(value).flatMap(([name, part]) => flat(language, start + name, part))
}

/** The endings that i18next appends to the key of a text with a count. */
export const pluralEnding = /_(zero|one|two|few|many|other)$/
