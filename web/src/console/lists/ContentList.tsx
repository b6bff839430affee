import type { Positioned } from '@studio/domain/content/lists/order'
import { visibilityStates } from '@studio/domain/content/visibility'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStudioDay } from '../../content/settings/useStudioDay'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { useListView } from '../../lib/useListView'
import { Hidden } from '../../ui/Hidden'
import { ListBar } from '../../ui/table/ListBar'
import { SortableRows } from '../../ui/table/SortableRows'
import { ContentTable } from './ContentTable'
import type { ContentDraft, ContentType, ListView } from './contentType'
import { MoveDialog } from './MoveDialog'
import { useDragWords } from './useDragWords'
import { useReorder } from './useReorder'

interface ContentListProps<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> {
  type: ContentType<Row, Draft, Text, View>
  rows: readonly Row[]
  /** The sync status of rows with pending changes on this device. */
  syncStatuses: SyncStatuses
  /** The id of the row that has the focus at first. */
  startAt: string | undefined
  formOf: (row: Row) => string
  onEdit: (row: Row) => void
  onStar: (row: Row) => void
  /** Opens a new document with these initial values. */
  onCopy: (values: Draft) => void
  /** Toggles whether visitors see the row. `today` is the studio's day for which the list was drawn. */
  onShow: (row: Row, today: string) => void
  onHistory: (row: Row) => void
  onDelete: (row: Row) => void
}

/** The documents of a content type with search, sort order, filters and positions. */
export function ContentList<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type, rows, syncStatuses, onCopy, onShow, ...rest }: ContentListProps<Row, Draft, Text, View>) {
  const { kind, data, list, copyOf } = type
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const nameOf = (row: Row) => type.nameOf(row, language)
  const { view, change, clear, isWhole } = useListView(list.whole)
  const deferredView = useDeferredValue(view)
  const today = useStudioDay()
  const shown = useMemo(
    () => list.rowsOf(rows, deferredView, language, today),
    [list, rows, deferredView, language, today],
  )
  const canMove = list.canReorder(deferredView)
  const { reorder, keep, moveTo, moveTarget, stopAsking, announcement, announce } = useReorder({
    kind,
    rows,
    canMove,
    nameOf,
    store: data.move,
  })
  const dragWords = useDragWords(shown.length)
  return (
    <>
      <ListBar
        search={view.q}
        placeholder={t(`admin.lists.search.${kind}`)}
        onSearch={(q) => change({ q } as Partial<View>)}
        choices={[
          {
            label: t('admin.lists.sort.label'),
            value: view.sort,
            options: list.sorts.map((sort) => ({ value: sort, name: t(`admin.lists.sort.${sort}`) })),
            onChange: (sort) => change({ sort } as Partial<View>),
          },
          {
            label: t('admin.visibility.label'),
            value: view.visibility,
            options: [
              { value: '', name: t('admin.visibility.any') },
              ...visibilityStates.map((state) => ({ value: state, name: t(`admin.visibility.${state}`) })),
            ],
            onChange: (visibility) => change({ visibility } as Partial<View>),
          },
          ...type.filters.map(({ name, label, options, chosen }) => ({
            label: label(t),
            value: chosen?.(rows, view[name] ?? '', language) ?? view[name] ?? '',
            options: options(rows, language, t),
            onChange: (value: string) => change({ [name]: value } as Partial<View>),
          })),
        ]}
        isNarrowed={!isWhole}
        onClear={clear}
        shown={shown.length}
        total={rows.length}
      />
      {shown.length > 0 && (
        <SortableRows rows={shown} nameOf={nameOf} onMove={keep} onSay={announce} words={dragWords}>
          <ContentTable<Row>
            {...rest}
            type={type}
            rows={shown}
            syncStatuses={syncStatuses}
            nameOf={nameOf}
            today={today}
            sort={view.sort}
            onDuplicate={copyOf && ((row) => onCopy(copyOf(row)))}
            onShow={(row) => onShow(row, today)}
            addressOf={({ id }) => `${pathOfLanguage(language)}#${type.anchorOf(id)}`}
            reorder={reorder}
          />
        </SortableRows>
      )}
      <Hidden role="status" aria-live="assertive">
        {announcement}
      </Hidden>
      {moveTarget && (
        <MoveDialog
          name={nameOf(moveTarget)}
          position={rows.findIndex(({ id }) => id === moveTarget.id) + 1}
          total={rows.length}
          onClose={stopAsking}
          onMove={(position) => {
            stopAsking()
            moveTo(moveTarget.id, position - 1)
          }}
        />
      )}
    </>
  )
}
