import { isLanguage } from '@studio/domain/languages'
import { deviceClasses, showreelFilm } from '@studio/domain/visits/visit'
import { direct, type ListName, otherName } from '@studio/domain/visits/visitDay'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useProjectTitle } from '../../sync/useProjectTitle'

/** The parts of the page that are not sections. */
const otherPlaces = ['hero', 'player', 'header', 'footer', 'aside'] as const

/** The dictionary keys of sections whose id is not the key. */
const keys: Readonly<Record<string, string>> = { proceso: 'process' }

/** Returns a function that gives a counted name in the interface's language. */
export function useNames() {
  const { t } = useTranslation('console')
  const { t: tp, i18n } = useTranslation('public')
  const { language } = useLanguage()
  const titleOf = useProjectTitle()
  const words = 'admin.statistics'

  const placeName = (name: string): string => {
    const place = otherPlaces.find((one) => one === name)
    if (place) return t(`${words}.places.${place}`)
    const key = `${keys[name] ?? name}.badge`
    return i18n.exists(key, { ns: 'public' }) ? tp(key as 'contact.badge') : name
  }
  return (list: ListName, name: string): string => {
    if (name === otherName) return t(`${words}.other`)
    if (list === 'languages') return isLanguage(name) ? languageName(language, name) : name
    if (list === 'devices') {
      const device = deviceClasses.find((one) => one === name)
      return device ? t(`${words}.devices.${device}`) : name
    }
    if (list === 'sites') return name === direct ? t(`${words}.direct`) : name
    if (list === 'sections' || list === 'chats') return placeName(name)
    return name === showreelFilm ? tp('showreel.badge') : titleOf(name)
  }
}
