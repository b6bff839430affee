import { defaultLanguage, type LanguageCode } from '@studio/domain/languages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../../i18n/i18n'

/**
 * Returns a function that looks up the page's own text for a dictionary key in a language: with its variables as they
 * can be written, a list as lines. Returns '' until the language is loaded.
 */
export function useDefaultTexts(language: LanguageCode) {
  const { i18n } = useTranslation()
  const [, setLoaded] = useState<LanguageCode>()
  useEffect(() => {
    let isWanted = true
    const loads = [...new Set([language, defaultLanguage])].flatMap((code) => [
      loadTexts(i18n, code, 'public'),
      loadTexts(i18n, code, 'privacy'),
    ])
    void Promise.all(loads).then(() => {
      if (isWanted) setLoaded(language)
    })
    return () => {
      isWanted = false
    }
  }, [i18n, language])
  return (key: string, code: LanguageCode): string => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':') : ['public', key]
    const text: unknown = i18n.getResource(code, namespace, path)
    if (Array.isArray(text)) return text.join('\n')
    return typeof text === 'string' ? text : ''
  }
}
