import type { OverviewRow } from '@studio/domain/content/translationOverview'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { visit } from '../../../editor/useEditing'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, space } from '../../../theme/tokens'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { stateLooks } from './StateLegend'

interface TranslationTableProps {
  rows: readonly OverviewRow[]
  codes: readonly LanguageCode[]
  /** How many of all rows are not complete, by language. */
  open: ReadonlyMap<LanguageCode, number>
}

/** Content by language; each cell says how it stands and leads to the form, opened at the language. */
export function TranslationTable({ rows, codes, open }: TranslationTableProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const total = (code: LanguageCode) => {
    const n = open.get(code) ?? 0
    return n === 0
      ? t('admin.lists.translations.nothingOpen')
      : t('admin.lists.translations.open', { n: formatNumber(language, n) })
  }
  return (
    <VirtualTable
      label={t('admin.nav.translations')}
      rows={rows}
      head={
        <>
          <Corner scope="col">{t('admin.lists.translations.content')}</Corner>
          {codes.map((code) => (
            <Tight as="th" key={code} scope="col">
              <span lang={code}>{languageOf(code).name}</span>
              <Total>{total(code)}</Total>
            </Tight>
          ))}
        </>
      }
    >
      {(row, place) => (
        <tr {...place}>
          <Name scope="row">
            <bdi>{row.name}</bdi>
            <Kind>{t(`admin.lists.translations.kind.${row.kind}`)}</Kind>
          </Name>
          {codes.map((code) => (
            <Tight key={code}>
              <Cell row={row} code={code} />
            </Tight>
          ))}
        </tr>
      )}
    </VirtualTable>
  )
}

function Cell({ row, code }: { row: OverviewRow; code: LanguageCode }) {
  const { t } = useTranslation('console')
  const state = row.states[code]
  const { Icon, tone } = stateLooks[state]
  const words = t(`admin.lists.translations.state.${state}`)
  return (
    <State
      to={`/admin/${row.kind}?edit=${encodeURIComponent(row.document)}&lang=${code}`}
      state={visit}
      aria-label={`${words}: ${row.name}, ${languageOf(code).name}`}
      $tone={tone}
    >
      <Icon aria-hidden size={18} />
      {state !== 'complete' && words}
    </State>
  )
}

const Corner = styled.th`
  && {
    inset-inline-start: 0;
    z-index: 3;
  }
`
/* Ten languages with their words fit a desktop's width. */
const Tight = styled.td`
  && {
    padding-inline: ${space(0.5)};
    white-space: normal;
  }
`
const Total = styled.span`
  display: block;
  font-size: 0.75rem;
  font-weight: 400;
`
/* The name stays while the languages scroll sideways. */
const Name = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  min-inline-size: 8.5rem;
  max-inline-size: 16rem;
  background: ${color.ground};
`
const Kind = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  font-weight: 400;
`
const State = styled(Link)<{ $tone: string }>`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  align-items: start;
  justify-content: center;
  gap: 0.125rem;
  min-block-size: 2.25rem;
  min-inline-size: 2.25rem;
  padding: 0.125rem ${space(0.5)};
  border-radius: ${radius.small};
  font-size: 0.75rem;
  line-height: 1.2;
  text-decoration: none;
  svg {
    flex: none;
    color: ${({ $tone }) => $tone};
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.secondary};
  }
`
