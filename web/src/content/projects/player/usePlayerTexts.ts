import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPlayerTexts } from '../../../i18n/playerTexts'
import { useLanguage } from '../../../i18n/useLanguage'
import { persistently } from '../../../lib/persistently'

/** Loads the texts of the player's controls. Returns whether they are there. */
export function usePlayerTexts(): boolean {
  const { i18n } = useTranslation()
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isCurrent = true
    void persistently(() => addPlayerTexts(i18n, language)).then(() => {
      if (isCurrent) setLoaded(language)
    })
    return () => {
      isCurrent = false
    }
  }, [i18n, language])
  return loaded === language
}
