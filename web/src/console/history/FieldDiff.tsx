import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, space } from '../../theme/tokens'
import { StoredValue } from '../sync/StoredValue'

interface FieldDiffProps {
  field: string
  before: unknown
  after: unknown
  /** The label of the second value, for example a version or an import file. */
  afterIs: string
}

/** A field's current value beside another one. */
export function FieldDiff({ field, before, after, afterIs }: FieldDiffProps) {
  const { t } = useTranslation('console')
  return (
    <Values>
      <dt>{t('admin.lists.importExport.before')}</dt>
      <dd>
        <bdi>
          <StoredValue value={before} field={field} />
        </bdi>
      </dd>
      <dt>{afterIs}</dt>
      <dd>
        <bdi>
          <StoredValue value={after} field={field} />
        </bdi>
      </dd>
    </Values>
  )
}

const Values = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)} ${space(1.5)};
  min-inline-size: 8rem;
  margin: ${space(0.5)} 0 ${space(1)};
  font-size: 0.875rem;
  ${breakpoint.medium} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
