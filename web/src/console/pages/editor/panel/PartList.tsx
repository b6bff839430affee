import { sectionIds } from '@studio/domain/content/page/part'
import { parts, partWith } from '@studio/domain/content/page/parts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { contentDataOf } from '../../../../content/data'
import { color, space } from '../../../../theme/tokens'
import { touchLink } from '../../../../theme/touchTargets'
import { usePartNames } from '../usePartNames'

/** All texts by section, even those that the page shows only at times; then removed items, and the prices. */
export function PartList({ onChoose }: { onChoose: (part: string) => void }) {
  const { t } = useTranslation('console')
  const nameOf = usePartNames()
  const live = contentDataOf.sections.useAll()
  const added = live.status === 'ready' ? live.rows.filter(({ id, list }) => list !== '' && !partWith(id)) : []
  const link = (id: string) => (
    <li key={id}>
      <button type="button" onClick={() => onChoose(`sections/${id}`)}>
        {nameOf(`sections/${id}`)}
      </button>
    </li>
  )
  return (
    <Root>
      <Link to="/admin/prices">{t('admin.prices.title')}</Link>
      {sectionIds.map((section) => (
        <details key={section}>
          <summary>{nameOf(`sections/${section}`)}</summary>
          <ul>{parts.filter((part) => part.section === section).map(({ id }) => link(id))}</ul>
        </details>
      ))}
      {added.length > 0 && <ul>{added.map(({ id }) => link(id))}</ul>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(1)};
  summary,
  button {
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  summary {
    align-content: center;
    font-weight: 600;
  }
  > a {
    ${touchLink}
  }
  button {
    inline-size: 100%;
    padding: 0 ${space(1)};
    border: 0;
    background: transparent;
    text-align: start;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color.secondary};
    }
  }
`
