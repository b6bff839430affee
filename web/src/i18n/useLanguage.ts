import { defaultLanguage, isLanguage, type LanguageCode } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from './i18n'
import { storeLanguage } from './language'

/** Returns the active language, and a function that changes and stores it. */
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
