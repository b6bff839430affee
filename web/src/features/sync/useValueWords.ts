import { isLanguage, languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A stored value as people read it. */
export function useValueWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (value: unknown): string => {
    if (value === true) return t('admin.sync.values.yes')
    if (value === false) return t('admin.sync.values.no')
    if (value === undefined || value === null || value === '' || isEmpty(value)) return t('admin.sync.values.empty')
    // A file may name a day that no calendar has.
    if (typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)))
      return formatDate(language, value)
    return typeof value === 'object' ? partsOf(value) : String(value)
  }
}

/** What is kept by language is for programmers: people read of which languages there is something. */
const partsOf = (value: object) =>
  Object.keys(value)
    .map((key) => (isLanguage(key) ? languageOf(key).name : key))
    .join(', ')

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
