import type { LanguageCode } from '@studio/domain/languages'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../../i18n/i18n'

/** The words of a language, whatever the console speaks. */
export interface WordsIn {
  language: LanguageCode
  /** Of the page. */
  t: TFunction<'public'>
  /** Of the console. */
  tc: TFunction<'console'>
}

/** A language's dictionaries, fetched when they are wanted; undefined until they are there. `onFailed`: they do not come. */
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
        console.info(`the words of ${language} are not here`, error)
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
