import type { PublicContent } from '@studio/domain/content/publicContent'
import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { defaultSettings, type PublicSettings } from '@studio/domain/settings/settings'
import type { PublicTexts } from '../i18n/locales/es/public'
import type { offerWords } from '../i18n/offerWords'

/**
 * Returns the texts of a home page's head. `own` are the owner's texts in this language, and `words` the variables of
 * the offer. Without one of them, the
 * Spanish page uses the older Spanish settings, and any other its default, with the owner's studio name.
 */
export function headTexts(
  language: LanguageCode,
  texts: PublicTexts['meta'],
  { seo_defaults, site_info }: PublicSettings,
  words: ReturnType<typeof offerWords>,
  own: PublicContent['texts'] = {},
) {
  const ownSpanish = (key: 'meta_title' | 'meta_description') =>
    language === defaultLanguage && seo_defaults[key] !== defaultSettings.seo_defaults[key] ? seo_defaults[key] : ''
  const named = (text: string) => text.replaceAll(defaultSettings.site_info.name, site_info.name)
  return {
    title: filled(own['meta.title'] || ownSpanish('meta_title') || named(texts.title), words),
    description: filled(own['meta.description'] || ownSpanish('meta_description') || named(texts.description), words),
    keywords: language === defaultLanguage ? seo_defaults.keywords : '',
  }
}

const filled = (text: string, words: ReturnType<typeof offerWords>) =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => String(words[name as keyof typeof words] ?? whole))
