import { useTranslation } from 'react-i18next'
import type { UnsyncedWork } from '../../device/unsyncedWork'
import { formatList } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'

/** Returns a function that counts an account's unsynced work: '2 cambios sin publicar y 1 borrador sin terminar'. */
export function useWorkWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return ({ entries, drafts }: Pick<UnsyncedWork, 'entries' | 'drafts'>) =>
    formatList(language, [
      ...(entries.length > 0 ? [t('admin.sync.work.changes', { count: entries.length })] : []),
      ...(drafts.length > 0 ? [t('admin.sync.work.drafts', { count: drafts.length })] : []),
    ])
}
