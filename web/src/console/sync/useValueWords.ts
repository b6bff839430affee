import { isLanguage, languageOf } from '@studio/domain/languages'
import { fieldNameOf } from '@studio/domain/outbox/describe'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { useVisibilityWords } from '../../i18n/useVisibilityWords'
import { useProjectTitle } from './useProjectTitle'

const day = /^\d{4}-\d{2}-\d{2}$/

/** Returns a function that formats a stored value for readers. Some formats depend on the field. */
export function useValueWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const visibilityWords = useVisibilityWords()
  const projectTitle = useProjectTitle()
  return (value: unknown, field: string): string => {
    if (field === 'project_id') return projectTitle(String(value ?? '')) || t('admin.sync.values.empty')
    if (field === 'visibility') return visibilityWords(String(value ?? 'visible'))
    if (value === true) return t('admin.sync.values.yes')
    if (value === false) return t('admin.sync.values.no')
    const text =
      typeof value === 'object' && value !== null ? formatNames(language, partsOf(value)) : String(value ?? '')
    if (text === '') return t('admin.sync.values.empty')
    // An imported file may contain an impossible date, which is shown as it is.
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? formatDate(language, text) : text
  }
}

/** For maps by language or text, readers only see the names of the languages that have a value. */
const partsOf = (value: object) => [...new Set(Object.keys(value).map(partName))]

function partName(key: string) {
  const language = isLanguage(key) ? key : fieldNameOf(key).language
  return language ? languageOf(language).name : key
}
