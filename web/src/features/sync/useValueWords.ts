import { useTranslation } from 'react-i18next'

/** A stored value as people read it. */
export function useValueWords() {
  const { t } = useTranslation('console')
  return (value: unknown): string => {
    if (value === true) return t('admin.sync.values.yes')
    if (value === false) return t('admin.sync.values.no')
    if (value === undefined || value === null || value === '') return t('admin.sync.values.empty')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
