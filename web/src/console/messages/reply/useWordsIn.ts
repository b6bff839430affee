import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n'

/** The translation functions of a language, independent of the console's language. */
export interface WordsIn {
  language: LanguageCode
  t: TFunction<'public'>
  tc: TFunction<'console'>
}

/** Loads a language's dictionaries. Returns undefined until they are loaded; calls `onFailed` if they cannot be. */
export function useWordsIn(language: LanguageCode, onFailed: () => void): WordsIn | undefined {
  const { i18n } = useTranslation()
  const isThere = (code: LanguageCode) =>
    i18n.hasResourceBundle(code, 'public') && i18n.hasResourceBundle(code, 'console')
  const [, setCame] = useState<LanguageCode>()
  useEffect(() => {
    let isWanted = true
    Promise.all([loadTexts(i18n, language, 'public'), loadTexts(i18n, language, 'console')]).then(
      () => isWanted && setCame(language),
      (error: unknown) => {
        console.info(`the dictionary of ${language} could not be loaded`, error)
        if (isWanted) onFailed()
      },
    )
    return () => {
      isWanted = false
    }
  }, [i18n, language, onFailed])
  if (!isThere(language)) return undefined
  return { language, t: i18n.getFixedT(language, 'public'), tc: i18n.getFixedT(language, 'console') }
}
