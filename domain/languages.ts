/** One interface and content language of the studio. */
export interface Language {
  code: string
  /** The language's name in itself. */
  name: string
  flag: string
  dir: 'ltr' | 'rtl'
  /** With its largest region, for dates, numbers and Open Graph. */
  locale: string
  /** What marks a title as a copy's: in the content's own language, whatever the interface speaks. */
  copyMark: string
  /** The studio's faces in which its words are set; the Latin one where left out, none for a script that they lack. */
  faces?: readonly ('latin' | 'cyrillic')[]
  /** The version of the data that brought it; 1 where left out. Texts in a later one are optional. */
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

/** The languages whose script the studio's faces lack. */
export type FacelessCode = Extract<(typeof languages)[number], { faces: readonly [] }>['code']

/** The codes of all languages, in the order of the table. */
export const languageCodes = languages.map(({ code }) => code) as readonly LanguageCode[]

/** Main and fallback language (specification, sections 1 and 3). */
export const defaultLanguage: LanguageCode = languages[0].code

/** The row of the table for a code. */
export const languageOf = (code: LanguageCode): Language =>
  languages.find((language) => language.code === code) ?? languages[0]

/** The studio's faces in which a language's words are set. Russian has Latin words and digits in its lines. */
export const facesOf = (code: LanguageCode) => languageOf(code).faces ?? ['latin']

/** Whether a value is the code of one of the ten languages. */
export const isLanguage = (value: unknown): value is LanguageCode =>
  (languageCodes as readonly unknown[]).includes(value)

/**
 * The first of the candidates that names one of the ten languages, else Spanish. A candidate may carry a region
 * (`pt-BR`, `zh_Hant`); every other shape, script injection included, is discarded because it is on no list.
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

/** What is tried after the active language: the public page falls back to English, then Spanish; the console to Spanish. */
export const fallbacks = { public: ['en', 'es'], console: ['es'] } as const satisfies Record<
  string,
  readonly LanguageCode[]
>

/** A record's text in a language, or in the first fallback that has one; '' when none has. */
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
