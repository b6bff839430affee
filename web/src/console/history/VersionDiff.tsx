import type { FieldChange } from '@studio/domain/content/file/contentChanges'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useFieldNames } from '../../i18n/useFieldNames'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { FieldDiff } from './FieldDiff'

interface VersionDiffProps {
  /** The document, which determines the fields' labels. */
  nameOf: { collection: string; id: string }
  changes: readonly FieldChange[]
  /** Fields whose earlier values are unknown. */
  unknown: readonly string[]
  onRestore: (fields: readonly string[]) => void
}

/** The differences between the current document and a version. Restores single fields or all of them. */
export function VersionDiff({ nameOf, changes, unknown, onRestore }: VersionDiffProps) {
  const { t } = useTranslation('console')
  const fieldName = useFieldNames()
  const called = (field: string) => fieldName(nameOf.collection, nameOf.id, field)
  if (changes.length === 0 && unknown.length === 0) return <p role="status">{t('admin.history.same')}</p>
  return (
    <Root>
      {changes.length > 0 && (
        <Button small onClick={() => onRestore(changes.map(({ field }) => field))}>
          <Undo2 aria-hidden size={16} />
          {t('admin.history.all', { count: changes.length })}
        </Button>
      )}
      {changes.map(({ field, before, after }) => (
        <Field key={field}>
          <h3>{called(field)}</h3>
          <Button
            small
            variant="line"
            aria-label={t('admin.history.field', { field: called(field) })}
            onClick={() => onRestore([field])}
          >
            {t('admin.history.trash.bringBack')}
          </Button>
          <FieldDiff field={field} before={before} after={after} afterIs={t('admin.history.there')} />
        </Field>
      ))}
      {unknown.map((field) => (
        <Field key={field}>
          <h3>{called(field)}</h3>
          <em>{t('admin.activity.notKept')}</em>
        </Field>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: ${space(1.5)};
`
const Field = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(1)};
  inline-size: 100%;
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${color.line};
  h3 {
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dl {
    grid-column: 1 / -1;
  }
`
