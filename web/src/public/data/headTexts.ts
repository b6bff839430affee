import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { defaultSettings, type PublicSettings } from '@studio/domain/settings/settings'
import type { PublicTexts } from '../../i18n/locales/es/public'

/**
 * Returns the texts of a home page's head. The owner's title and description are Spanish and replace only the Spanish
 * ones. The owner's studio name replaces the default in all languages.
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
