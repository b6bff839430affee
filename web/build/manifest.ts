import { defaultLanguage, type LanguageCode, languageOf } from '@studio/domain/languages'
import type { PublicSettings } from '@studio/domain/settings/settings'
import type { TFunction } from 'i18next'
import { pathOfLanguage } from '../src/i18n/language'

/** Returns the path of the manifest in a language. */
export const manifestPathOf = (code: LanguageCode) => `${pathOfLanguage(code)}manifest.webmanifest`

/** Sections that launchers offer from the icon. */
const shortcuts = ['portfolio', 'pricing', 'contact'] as const

/** Pictures of the page that browsers show before they install it (tools/screenshots.ts), in px. */
const screenshots = {
  narrow: { width: 720, height: 1280 },
  wide: { width: 1280, height: 800 },
} as const

interface Texts {
  site: PublicSettings['site_info']
  /** The page's description in this language. */
  description: string
  t: TFunction
}

/**
 * Returns the build's manifest in a language, with the site's stored name. All languages are one app, because they share
 * an `id`; it opens in the chosen language.
 */
export function manifestIn(language: LanguageCode, base: object, { site, description, t }: Texts): string {
  const [firstWord = ''] = site.name.split(' ')
  const path = pathOfLanguage(language)
  const { dir } = languageOf(language)
  return JSON.stringify({
    ...base,
    id: '/',
    lang: language,
    dir,
    name: site.name,
    // Launchers show about twelve letters below an icon.
    short_name: site.name.length <= 12 ? site.name : firstWord,
    // The owner writes the site's description only in Spanish.
    description: language === defaultLanguage ? site.description : description,
    shortcuts: shortcuts.map((section) => ({ name: t(`nav.${section}`), url: `${path}#${section}` })),
    screenshots: Object.entries(screenshots).map(([form_factor, { width, height }]) => ({
      src: `/screenshots/${form_factor}-${language}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
      label: t('hero.title'),
    })),
  })
}
