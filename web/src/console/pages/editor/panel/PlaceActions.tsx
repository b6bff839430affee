import { moved, type Positioned, placeIn } from '@studio/domain/content/lists/order'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button'
import { useMutationToast } from '../../../../ui/toast/useMutationToast'
import type { ContentDraft, ContentType, ListView } from '../../../lists/contentType'

/** Buttons that move a document on the page by one place. */
export function PlaceActions<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type, rows, row }: { type: ContentType<Row, Draft, Text, View>; rows: readonly Row[]; row: Row }) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const at = rows.findIndex(({ id }) => id === row.id)
  const move = (step: number) => {
    const ordered = moved(rows, at, at + step)
    const change = type.data.move(row, placeIn(ordered, row.id), placeIn(rows, row.id))
    tell(change, t('admin.projects.reordered'), t(`admin.${type.kind}.reorderError`))
  }
  return (
    <>
      <Button variant="line" aria-disabled={at <= 0} onClick={() => at > 0 && move(-1)}>
        <ArrowUp aria-hidden size={18} />
        <span>{t('admin.page.earlier')}</span>
      </Button>
      <Button variant="line" aria-disabled={at >= rows.length - 1} onClick={() => at < rows.length - 1 && move(1)}>
        <ArrowDown aria-hidden size={18} />
        <span>{t('admin.page.later')}</span>
      </Button>
    </>
  )
}
