import type { ContactMessage } from '@studio/domain/messages/message'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { notify } from '../../../ui/toast/Toaster'
import { useCsvFile } from './useCsvFile'

/** Returns a function that exports the given messages, which are on the device, and reports the result in a toast. */
export function useExportOf() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const save = useCsvFile()
  return (messages: readonly ContactMessage[]) => {
    const count = messages.length
    save(messages).then(
      () => notify.success(t('admin.messages.csv.done', { count, n: formatNumber(language, count) })),
      (error: unknown) => {
        console.warn('the messages could not be exported', error instanceof Error ? error.message : error)
        notify.error(t('admin.messages.csv.failed'))
      },
    )
  }
}
