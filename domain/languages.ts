/** One interface and content language of the studio. */
export interface Language {
  code: string
  /** The language's name in itself. */
  name: string
  flag: string
  dir: 'ltr' | 'rtl'
  /** The locale for dates, numbers and Open Graph: the language with its largest region. */
  locale: string
  /** Marks a copied title, in the language of the title rather than the interface. */
  copyMark: string
  /** The font subsets that its texts need; the Latin one by default, none for a script that the fonts lack. */
  faces?: readonly ('latin' | 'cyrillic')[]
  /** The version of the data that added it; 1 by default. Texts in a later language are optional. */
  since?: number
}

/** The ten languages in the order in which pickers and tabs show them; the first is the default. */
export const languages = [
  { code: 'es', name: 'Español', flag: '🇪🇸', dir: 'ltr', locale: 'es-CO', copyMark: ' (copia)' },
  { code: 'en', name: 'English', flag: '🇬🇧', dir: 'ltr', locale: 'en-US', copyMark: ' (copy)' },
  { code: 'pt', name: 'Português', flag: '🇧🇷', dir: 'ltr', locale: 'pt-BR', copyMark: ' (cópia)' },
  { code: 'fr', name: 'Français', flag: '🇫🇷', dir: 'ltr', locale: 'fr-FR', copyMark: ' (copie)' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪', dir: 'ltr', locale: 'de-DE', copyMark: ' (Kopie)' },
  { code: 'zh', name: '中文', flag: '🇨🇳', dir: 'ltr', locale: 'zh-CN', copyMark: '（副本）', faces: [] },
  { code: 'ar', name: 'العربية', flag: '🇸🇦', dir: 'rtl', locale: 'ar-AR', copyMark: ' (نسخة)', faces: [] },
  {
    code: 'ru',
    name: 'Русский',
    flag: '🇷🇺',
    dir: 'ltr',
    locale: 'ru-RU',
    copyMark: ' (копия)',
    faces: ['cyrillic', 'latin'],
  },
  { code: 'ja', name: '日本語', flag: '🇯🇵', dir: 'ltr', locale: 'ja-JP', copyMark: '（コピー）', faces: [] },
  { code: 'it', name: 'Italiano', flag: '🇮🇹', dir: 'ltr', locale: 'it-IT', copyMark: ' (copia)' },
] as const satisfies readonly Language[]

export type LanguageCode = (typeof languages)[number]['code']

/** The languages whose script the fonts lack. */
export type FacelessCode = Extract<(typeof languages)[number], { faces: readonly [] }>['code']

/** The codes of all languages, in the order of the table. */
export const languageCodes = languages.map(({ code }) => code) as readonly LanguageCode[]

/** Main and fallback language (specification, sections 1 and 3). */
export const defaultLanguage: LanguageCode = languages[0].code

export const languageOf = (code: LanguageCode): Language =>
  languages.find((language) => language.code === code) ?? languages[0]

/** Returns the font subsets that a language's texts need. Russian texts also contain Latin words and digits. */
export const facesOf = (code: LanguageCode) => languageOf(code).faces ?? ['latin']

/** Returns whether a value is the code of one of the ten languages. */
export const isLanguage = (value: unknown): value is LanguageCode =>
  (languageCodes as readonly unknown[]).includes(value)

/**
 * Returns the first candidate that is one of the ten languages, else Spanish. A candidate may have a region (`pt-BR`,
 * `zh_Hant`). Any other value, including injected script, is ignored.
 */
export function pickLanguage(candidates: readonly unknown[]): LanguageCode {
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue
    const shape = /^([a-z]{2})(?:[-_][a-z0-9]{2,8}){0,3}$/i.exec(candidate.trim())
    const code = shape?.[1]?.toLowerCase()
    if (isLanguage(code)) return code
  }
  return defaultLanguage
}

export type LocalizedKey<F extends string> = `${F}_${LanguageCode}`

/** `title` → `{ title_es: …, title_en: …, … }`: the stored names of a field that exists once per language. */
export const inEveryLanguage = <const F extends string, V>(field: F, valueFor: (code: LanguageCode) => V) =>
  Object.fromEntries(languageCodes.map((code) => [`${field}_${code}`, valueFor(code)])) as Record<LocalizedKey<F>, V>

/** The languages tried after the active one: English, then Spanish on the public page; Spanish in the console. */
export const fallbacks = { public: ['en', 'es'], console: ['es'] } as const satisfies Record<
  string,
  readonly LanguageCode[]
>

/** Returns a record's text in a language, or in the first fallback that has one; '' if none has. */
export function localized<F extends string>(
  record: Record<LocalizedKey<F>, string>,
  field: F,
  language: LanguageCode,
  fallback: readonly LanguageCode[],
): string {
  for (const code of [language, ...fallback]) {
    const text = record[`${field}_${code}`]
    if (text?.trim()) return text
  }
  return ''
}
