import { isVisibility } from '@studio/domain/content/visibility'
import { useTranslation } from 'react-i18next'
import { formatDate } from './format'
import { useLanguage } from './useLanguage'

/**
 * Returns a function that describes a visibility: 'Visible', 'Oculto' or 'Desde el 3/12/2026'. An invalid one counts as
 * hidden.
 */
export function useVisibilityWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (visibility: string): string => {
    if (visibility === 'visible') return t('admin.visibility.visible')
    if (visibility === 'hidden' || !isVisibility(visibility)) return t('admin.visibility.hidden')
    return t('admin.visibility.from', { day: formatDate(language, visibility) })
  }
}
