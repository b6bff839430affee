import type { Positioned } from '@studio/domain/content/lists/order'
import { useTranslation } from 'react-i18next'
import type { FormSnapshot } from '../../editor/useContentForm'
import { type Mutation, useMutationToast } from '../../ui/toast/useMutationToast'
import type { ContentDraft, ContentType, ListView } from './contentType'

/** Returns a function that stores a form's values as a new or changed document, and reports the result. */
export function useSaveContent<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ kind, data }: ContentType<Row, Draft, Text, View>, rows: readonly Row[]) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  return (kept: FormSnapshot<Draft, Row>): Mutation => {
    const change = kept.base ? data.update(kept.values, kept.base) : data.create(kept.values, rows)
    const [done, failed] = kept.base
      ? [t(`admin.${kind}.updated`), t(`admin.${kind}.updateError`)]
      : [t(`admin.${kind}.created`), t(`admin.${kind}.createError`)]
    tell(change, done, failed)
    return change
  }
}
