import { contentKinds } from '@studio/domain/content/contentKinds'
import type { ContentChanges, FieldChange } from '@studio/domain/content/file/contentChanges'
import type { ContentPart } from '@studio/domain/content/file/contentFile'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useContentName } from '../../../i18n/useContentName'
import { color } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { FieldDiff } from '../../history/FieldDiff'
import { useContentNames } from './useContentNames'

interface ChangeRow {
  /** Unique among all parts. */
  id: string
  part: ContentPart
  document: string
  kind: 'new' | 'changed' | 'removed'
  name: string
  fields: readonly FieldChange[]
}

interface ChangeTableProps {
  changes: ContentChanges
  isWanted: (change: { kind: string }) => boolean
}

const tones = { new: 'secondary', changed: 'plain', removed: 'accent' } as const

/** The documents that a file would change, with each field's current and new value. */
export function ChangeTable({ changes, isWanted }: ChangeTableProps) {
  const { t } = useTranslation('console')
  const { partName, fieldName } = useContentNames()
  const nameOf = useContentName()
  type Any = ContentChanges[ContentPart][number]
  const rowsOf = <One extends Any>(part: ContentPart, list: readonly One[], nameOf: (change: One) => string) =>
    list.filter(isWanted).map((change): ChangeRow => {
      const fields = change.kind === 'changed' ? change.fields : []
      return { id: `${part}/${change.id}`, part, document: change.id, kind: change.kind, name: nameOf(change), fields }
    })
  const rows = [
    ...contentKinds.flatMap((kind) =>
      rowsOf(kind, changes[kind], (change) => nameOf(kind, change.kind === 'removed' ? change.base : change.entry)),
    ),
    ...rowsOf('settings', changes.settings, ({ id }) =>
      t(`admin.settings.${id}.title` as 'admin.settings.site_info.title'),
    ),
  ]
  return (
    <VirtualTable
      label={t('admin.lists.importExport.back.title')}
      rows={rows}
      head={
        <>
          <th scope="col">{t('admin.lists.importExport.table.what')}</th>
          <th scope="col">{t('admin.lists.importExport.table.change')}</th>
          <th scope="col">{t('admin.lists.importExport.table.fields')}</th>
        </>
      }
    >
      {({ part, document, kind, name, fields }, place) => (
        <tr {...place}>
          <th scope="row">
            <bdi>{name || document}</bdi>
            <Part>{partName(part)}</Part>
          </th>
          <td>
            <Badge $tone={tones[kind]}>{t(`admin.lists.importExport.kind.${kind}`)}</Badge>
          </td>
          <td>
            {fields.map(({ field, before, after }) => (
              <details key={field}>
                <summary>{fieldName(part, field, document)}</summary>
                <FieldDiff field={field} before={before} after={after} afterIs={t('admin.lists.importExport.after')} />
              </details>
            ))}
          </td>
        </tr>
      )}
    </VirtualTable>
  )
}

const Part = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  font-weight: 400;
`
