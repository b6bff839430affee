import { isLanguage, languageOf } from '@studio/domain/languages'
import { fieldNameOf } from '@studio/domain/outbox/describe'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { useVisibilityWords } from '../../i18n/useVisibilityWords'
import { useProjectTitle } from './useProjectTitle'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A stored value as people read it; some are read by the field that they stand in. */
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
    // A file may name a day that no calendar has.
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? formatDate(language, text) : text
  }
}

/** What is kept by language or text is for programmers: people read of which languages there is something. */
const partsOf = (value: object) => [...new Set(Object.keys(value).map(partName))]

function partName(key: string) {
  const language = isLanguage(key) ? key : fieldNameOf(key).language
  return language ? languageOf(language).name : key
}
