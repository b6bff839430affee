import type { Positioned } from '@studio/domain/content/lists/order'
import { isVisible } from '@studio/domain/content/visibility'
import { useTranslation } from 'react-i18next'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import type { ContentDraft, ContentType, ListView } from './contentType'

/**
 * Returns a function that toggles whether visitors see a document on a day of the studio's calendar. A document that
 * lacks required fields is not shown but given to `onIncomplete`, with the visibility that it would have.
 */
export function useToggleShown<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ data, table }: ContentType<Row, Draft, Text, View>, onIncomplete: (row: Row, next: Row) => void) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  return (row: Row, today: string) => {
    const isShown = isVisible(row, today)
    const next = { ...row, visibility: isShown ? 'hidden' : 'visible' }
    if (table.missingIn(next).length > 0) return onIncomplete(row, next)
    const done = t(isShown ? 'admin.visibility.hiddenNow' : 'admin.visibility.shown')
    tell(data.set({ visibility: next.visibility }, row), done, t('admin.visibility.failed'))
  }
}
