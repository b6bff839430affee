import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { defaultSettings, type PublicSettings } from '@studio/domain/settings/settings'
import type { PublicTexts } from '../../i18n/locales/es/public'

/**
 * What a home page's head says of itself. The title and description that the owner has changed are in the owner's
 * language, Spanish; the other languages keep the dictionary's. The studio's name is the owner's everywhere.
 */
export function headTexts(
  language: LanguageCode,
  texts: PublicTexts['meta'],
  { seo_defaults, site_info }: PublicSettings,
) {
  const own = (key: 'meta_title' | 'meta_description') =>
    language === defaultLanguage && seo_defaults[key] !== defaultSettings.seo_defaults[key] ? seo_defaults[key] : ''
  const named = (text: string) => text.replaceAll(defaultSettings.site_info.name, site_info.name)
  return {
    title: own('meta_title') || named(texts.title),
    description: own('meta_description') || named(texts.description),
    keywords: language === defaultLanguage ? seo_defaults.keywords : '',
  }
}
