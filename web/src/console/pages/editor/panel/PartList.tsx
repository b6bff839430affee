import { type ListId, type SectionId, sectionIds } from '@studio/domain/content/page/part'
import { parts } from '@studio/domain/content/page/parts'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { contentDataOf } from '../../../../content/data'
import { color, space } from '../../../../theme/tokens'
import { projectType } from '../../../contentTypes/projectType'
import { testimonialType } from '../../../contentTypes/testimonialType'
import { currentPrices } from '../sourceOf'
import { usePartNames } from '../usePartNames'
import { DocumentList } from './DocumentList'
import { SectionItems } from './SectionItems'

const listOf: Partial<Record<SectionId, ListId>> = {
  hero: 'values',
  services: 'services',
  portfolio: 'clients',
  process: 'steps',
  payments: 'payments',
  faqs: 'faqs',
  contact: 'people',
  privacy: 'privacy',
}
const groups = ['site_info', 'contact_info', 'social_media', 'showreel'] as const

interface PartListProps {
  /** The sections whose parts are listed. */
  open: ReadonlySet<SectionId>
  onOpen: (section: SectionId, isOpen: boolean) => void
  onChoose: (part: string) => void
}

/** All parts of the page by section, even those that the page shows only sometimes, then settings and prices. */
export function PartList({ open, onOpen, onChoose }: PartListProps) {
  const { t } = useTranslation('console')
  const nameOf = usePartNames()
  const live = contentDataOf.sections.useAll()
  const rows = live.status === 'ready' ? live.rows : []
  const link = (part: string) => (
    <li key={part}>
      <button type="button" onClick={() => onChoose(part)}>
        {nameOf(part)}
      </button>
    </li>
  )
  return (
    <Root>
      {sectionIds.map((section) => (
        <details
          key={section}
          open={open.has(section)}
          onToggle={({ currentTarget }) => onOpen(section, currentTarget.open)}
        >
          <summary>{nameOf(`sections/${section}`)}</summary>
          {open.has(section) && (
            <>
              <ul>
                {parts.flatMap((part) =>
                  part.section === section && part.list === undefined ? [link(`sections/${part.id}`)] : [],
                )}
              </ul>
              {section === 'portfolio' && <DocumentList type={projectType} onChoose={onChoose} />}
              {section === 'testimonials' && <DocumentList type={testimonialType} onChoose={onChoose} />}
              {listOf[section] && <SectionItems list={listOf[section]} rows={rows} onChoose={onChoose} />}
            </>
          )}
        </details>
      ))}
      <ul>{groups.map((group) => link(`settings/${group}`))}</ul>
      <button type="button" onClick={() => onChoose(currentPrices)}>
        {t('admin.prices.title')}
      </button>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  padding: ${space(1)};
  summary {
    display: list-item;
    padding-block: ${space(1)};
    font-weight: 600;
    cursor: pointer;
  }
  button:not([class]) {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0 ${space(1)};
    border: 0;
    background: transparent;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      color: ${color.secondary};
    }
  }
`
