import { contentNames, restorable } from '@studio/domain/audit/restorable'
import { restoredFields } from '@studio/domain/audit/restoredFields'
import { collections } from '@studio/domain/collections'
import type { Positioned } from '@studio/domain/content/lists/order'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useFieldNames } from '../../i18n/useFieldNames'
import { useLanguage } from '../../i18n/useLanguage'
import { notify } from '../../ui/toast/Toaster'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import { HistoryDialog } from '../history/HistoryDialog'
import type { ContentDraft, ContentType, ListView } from './contentType'

interface ContentHistoryProps<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> {
  type: ContentType<Row, Draft, Text, View>
  row: Row
  onClose: () => void
  onRestored: () => void
}

/** The version history of a content document. Restoring fields is an ordinary edit. */
export function ContentHistory<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type, row, onClose, onRestored }: ContentHistoryProps<Row, Draft, Text, View>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const tell = useMutationToast()
  const fieldName = useFieldNames()
  const { data, table, nameOf } = type
  const collection = collections[type.kind]
  const names = contentNames(collection).filter((name) => name !== 'order_position')

  const handleRestore = (fields: readonly string[], values: Values) => {
    const back = restoredFields<Text, Row>(row, values as unknown as Row, fields, table.localized)
    const checked = v.safeParse(table.Draft, { ...row, ...back })
    if (!checked.success) {
      const [issue] = checked.issues
      return notify.error(
        t('admin.history.invalid', { field: fieldName(collection, row.id, String(issue.path?.[0]?.key ?? '')) }),
      )
    }
    tell(data.set(back, row), t('admin.history.done'), t('admin.history.doneFailed'))
    onClose()
    onRestored()
  }
  return (
    <HistoryDialog
      name={nameOf(row, language)}
      collection={collection}
      id={row.id}
      current={{ ...row }}
      names={names}
      read={(values) => restorable(collection, row.id, values)}
      onRestore={handleRestore}
      onClose={onClose}
    />
  )
}
