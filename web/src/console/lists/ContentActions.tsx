import type { ContentKind } from '@studio/domain/content/contentKinds'
import type { VisibilityState } from '@studio/domain/content/visibility'
import { ArrowUpDown, CopyPlus, Eye, EyeOff, History, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, IconLink } from '../../ui/IconButton'
import { type RowAction, RowMenu } from '../../ui/table/RowMenu'
import { RowActions } from '../../ui/table/Table'

/** Callbacks for the actions of a row. */
export interface RowActs<Row> {
  onEdit: (row: Row) => void
  /** Omitted if rows of this type cannot be duplicated. */
  onDuplicate?: ((row: Row) => void) | undefined
  /** Toggles whether visitors see the row. */
  onShow: (row: Row) => void
  /** Returns the row's address on the public page; undefined if it has none. */
  addressOf: (row: Row) => string | undefined
  onHistory: (row: Row) => void
  onDelete: (row: Row) => void
}

interface ContentActionsProps<Row> extends RowActs<Row> {
  kind: ContentKind
  row: Row
  name: string
  state: VisibilityState
  isCompact: boolean
  onMove: () => void
}

/** The actions of a content row: one button each, or one menu if space is short. */
export function ContentActions<Row>(props: ContentActionsProps<Row>) {
  const { name, isCompact } = props
  const actions = useActions(props)
  if (isCompact) return <RowMenu name={name} actions={actions} />
  return (
    <RowActions>
      {actions
        .filter(({ id }) => id !== 'move')
        .map(({ id, icon: Icon, full, ...action }) =>
          'href' in action ? (
            <IconLink key={id} href={action.href} target="_blank" label={full}>
              <Icon aria-hidden size={18} />
            </IconLink>
          ) : (
            <IconButton key={id} label={full} onClick={action.onAct}>
              <Icon aria-hidden size={18} />
            </IconButton>
          ),
        )}
    </RowActions>
  )
}

/** Returns the actions in display order. `full` is the label that includes the row's name. */
function useActions<Row>({ kind, row, name, state, onMove, ...acts }: ContentActionsProps<Row>) {
  const { t } = useTranslation('console')
  const isShown = state === 'visible'
  const href = isShown ? acts.addressOf(row) : undefined
  // Some dictionaries use the placeholder `title`, others `name`.
  const called = { title: name, name }
  const { onDuplicate } = acts
  return [
    href !== undefined && {
      id: 'see',
      icon: SquareArrowOutUpRight,
      label: t('admin.ways.row.see'),
      full: t('admin.visibility.see', { name }),
      href,
    },
    {
      id: 'show',
      icon: isShown ? EyeOff : Eye,
      label: t(isShown ? 'admin.ways.row.hide' : 'admin.ways.row.show'),
      full: t(isShown ? 'admin.visibility.hide' : 'admin.visibility.show', { name }),
      onAct: () => acts.onShow(row),
    },
    {
      id: 'edit',
      icon: Pencil,
      label: t('admin.common.edit'),
      full: t(`admin.${kind}.editRow`, called),
      onAct: () => acts.onEdit(row),
    },
    onDuplicate && {
      id: 'duplicate',
      icon: CopyPlus,
      label: t('admin.ways.row.duplicate'),
      full: t('admin.lists.duplicate', called),
      onAct: () => onDuplicate(row),
    },
    {
      id: 'move',
      icon: ArrowUpDown,
      label: t('admin.lists.move.confirm'),
      full: t('admin.projects.drag', called),
      onAct: onMove,
    },
    {
      id: 'history',
      icon: History,
      label: t('admin.history.open'),
      full: t('admin.history.openOf', { name }),
      onAct: () => acts.onHistory(row),
    },
    {
      id: 'delete',
      icon: Trash2,
      label: t('admin.common.delete'),
      full: t(`admin.${kind}.deleteRow`, called),
      onAct: () => acts.onDelete(row),
    },
  ].filter((action): action is Exclude<typeof action, false | undefined> & RowAction => Boolean(action))
}
