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
    if (value === undefined || value === null || value === '') return t('admin.sync.values.empty')
    // A file may name a day that no calendar has.
    if (typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)))
      return formatDate(language, value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
