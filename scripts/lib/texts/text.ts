import type { LanguageCode } from '@studio/domain/languages'

/** One text that people read. */
export interface Text {
  language: LanguageCode
  /** Where it stands: `public:hero.title`, `seed:volta.title`. */
  key: string
  text: string
}

/** What is wrong with a text. */
export interface Finding extends Text {
  rule: string
  /** What would be right. */
  say: string
}

/** The texts of a dictionary, each with its key: `faqs.items.0.question`. */
export function flat(language: LanguageCode, key: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ language, key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const start = key.endsWith(':') ? key : `${key}.`
  return Object.entries(value).flatMap(([name, part]) => flat(language, start + name, part))
}

/** What i18next appends to the key of a text that depends on a count. */
export const pluralEnding = /_(zero|one|two|few|many|other)$/
