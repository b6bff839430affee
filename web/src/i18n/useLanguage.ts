import { defaultLanguage, isLanguage, type LanguageCode } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from './i18n'
import { storeLanguage } from './language'

/** The active language and how to change it for good on this device. */
export function useLanguage(): { language: LanguageCode; setLanguage: (code: LanguageCode) => Promise<void> } {
  const { i18n } = useTranslation()
  return {
    language: isLanguage(i18n.language) ? i18n.language : defaultLanguage,
    setLanguage: (code) => {
      void storeLanguage(code)
      return changeLanguage(i18n, code)
    },
  }
}
