import type { Positioned } from '@studio/domain/content/lists/order'
import { isVisible } from '@studio/domain/content/visibility'
import { useTranslation } from 'react-i18next'
import { useStudioDay } from '../../../../content/settings/useStudioDay'
import { newDocument } from '../../../../device/drafts'
import { useLanguage } from '../../../../i18n/useLanguage'
import { useVisibilityWords } from '../../../../i18n/useVisibilityWords'
import type { ContentDraft, ContentType, ListView } from '../../../lists/contentType'
import { useToggleShown } from '../../../lists/useToggleShown'
import { OrderedList } from './OrderedList'

interface DocumentListProps<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> {
  type: ContentType<Row, Draft, Text, View>
  onChoose: (part: string) => void
}

/** The projects or testimonials of the page in the panel. */
export function DocumentList<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type, onChoose }: DocumentListProps<Row, Draft, Text, View>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const today = useStudioDay()
  const visibilityWords = useVisibilityWords()
  const { kind, data } = type
  const live = data.useAll()
  const rows = live.status === 'ready' ? live.rows : []
  const nameOf = (row: Row) => type.nameOf(row, language) || t(`admin.lists.translations.kind.${kind}`)
  const choose = (id: string) => onChoose(`${kind}/${id}`)
  const toggle = useToggleShown(type, ({ id }) => choose(id))
  return (
    <OrderedList
      kind={kind}
      rows={rows}
      nameOf={nameOf}
      hiddenOf={(row) => (isVisible(row, today) ? '' : visibilityWords(row.visibility))}
      toggleLabelOf={(row) =>
        t(isVisible(row, today) ? 'admin.visibility.hide' : 'admin.visibility.show', { name: nameOf(row) })
      }
      add={t(`admin.${kind}.new`)}
      store={data.move}
      onChoose={choose}
      onToggle={(row) => toggle(row, today)}
      onAdd={() => choose(newDocument)}
    />
  )
}
