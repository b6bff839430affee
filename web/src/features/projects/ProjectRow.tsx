import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { fallbacks, localized } from '@studio/domain/languages'
import type { Project } from '@studio/domain/project'
import { CloudUpload, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color } from '../../theme/tokens'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import type { RowPlace } from '../../ui/LongTable'
import { RowActions } from '../../ui/Table'

interface ProjectRowProps {
  place: RowPlace
  project: Project
  name: string
  isPending: boolean
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
}

/** One project in the table. */
export function ProjectRow({ place, project, name, isPending, onEdit, onDelete }: ProjectRowProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: project.id,
  })
  return (
    <Row
      {...place}
      ref={(row) => {
        setNodeRef(row)
        place.ref?.(row)
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      $dragging={isDragging}
    >
      <td>
        <Handle
          ref={setActivatorNodeRef}
          label={t('admin.projects.drag', { title: name })}
          {...attributes}
          {...listeners}
          role="button"
        >
          <GripVertical aria-hidden size={20} />
        </Handle>
      </td>
      <th scope="row">
        {name}
        {isPending && (
          <Pending role="img" aria-label={t('admin.common.pending')}>
            <CloudUpload aria-hidden size={16} />
          </Pending>
        )}
      </th>
      <td data-wide>{localized(project, 'category', language, fallbacks.console)}</td>
      <td data-wide>{project.client_name || '-'}</td>
      <td data-wide>{project.featured ? <Badge $tone="hot">{t('admin.projects.table.featured')}</Badge> : '-'}</td>
      <Day data-wide>{formatDate(language, project.completion_date) || '-'}</Day>
      <td>
        <RowActions>
          <IconButton label={t('admin.projects.editRow', { title: name })} onClick={() => onEdit(project)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          <IconButton label={t('admin.projects.deleteRow', { title: name })} onClick={() => onDelete(project)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </Row>
  )
}

const Row = styled.tr<{ $dragging: boolean }>`
  position: relative;
  z-index: ${({ $dragging }) => ($dragging ? 1 : 'auto')};
  background: ${({ $dragging }) => ($dragging ? color.raised : 'transparent')};
  box-shadow: ${({ $dragging }) => ($dragging ? color.shadow : 'none')};
`
const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`
const Pending = styled.span`
  display: inline-block;
  margin-inline-start: 0.5rem;
  color: ${color.cool};
  vertical-align: middle;
`
const Day = styled.td`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
