import type { Version } from '@studio/domain/audit/versions'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, formatMoment, formatNumber } from '../../i18n/format'
import { useFieldNames } from '../../i18n/useFieldNames'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { useWho } from './useWho'

interface VersionListProps {
  versions: readonly Version[]
  chosen: string
  /** The document, which determines the fields' labels. */
  nameOf: { collection: string; id: string }
  onChoose: (version: Version) => void
}

/** A version with more changed fields than this shows their number instead of their names. */
const few = 3

/** The versions of a document: author, time and changed fields. */
export function VersionList({ versions, chosen, nameOf, onChoose }: VersionListProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { who } = useWho()
  const fieldName = useFieldNames()
  const fieldsOf = ({ fields }: Version) =>
    fields.length > few
      ? t('admin.activity.fields', { count: fields.length, n: formatNumber(language, fields.length) })
      : formatList(
          language,
          fields.map((field) => fieldName(nameOf.collection, nameOf.id, field)),
        )
  return (
    <List aria-label={t('admin.history.versions')}>
      {versions.map((version, at) => (
        <li key={version.key}>
          <Choice type="button" aria-current={version.key === chosen} onClick={() => onChoose(version)}>
            <strong>
              {version.at === undefined ? t('admin.history.unknown') : formatMoment(language, version.at)}
            </strong>
            {at === 0 && <Sign>{t('admin.history.now')}</Sign>}
            {version.isPending && <Sign>{t('admin.history.pending')}</Sign>}
            {version.by && <bdi>{who(version.by)}</bdi>}
            <small>{fieldsOf(version)}</small>
          </Choice>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(0.5)};
  max-block-size: 14rem;
  margin: 0;
  padding: 2px;
  overflow: auto;
  list-style: none;
  ${breakpoint.medium} {
    max-block-size: 60dvh;
  }
`
const Choice = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  &[aria-current='true'] {
    border-color: ${color.secondary};
    background: ${color.secondarySoft};
  }
  bdi,
  small {
    flex-basis: 100%;
  }
  small {
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
`
const Sign = styled.span`
  color: ${color.secondary};
  font-size: 0.875rem;
  font-weight: 600;
`
