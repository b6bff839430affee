import { countOf, gapStates, type OverviewRow } from '@studio/domain/content/translation/translationOverview'
import { isVisible } from '@studio/domain/content/visibility'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStudioDay } from '../../../content/settings/useStudioDay'
import { visitState } from '../../../editor/useEditing'
import { formatNumber, formatPair } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useVisibilityWords } from '../../../i18n/useVisibilityWords'
import { directionOf } from '../../../lib/directionOf'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Hidden, hiddenStyle } from '../../../ui/Hidden'
import { translationStateStyles } from '../../../ui/status/translationStateStyles'
import { RowLink } from '../../../ui/table/RowLink'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { contentAddress } from '../../lists/contentAddress'
import { LanguageState } from './LanguageState'

interface TranslationTableProps {
  rows: readonly OverviewRow[]
  codes: readonly LanguageCode[]
  /** All rows, including filtered ones, for the totals. */
  all: readonly OverviewRow[]
}

/** A table of content by language. Each cell shows the state and links to the form, opened at that language. */
export function TranslationTable({ rows, codes, all }: TranslationTableProps) {
  const { t } = useTranslation('console')
  const visibilityWords = useVisibilityWords()
  const today = useStudioDay()
  return (
    <Cards>
      <VirtualTable
        label={t('admin.nav.translations')}
        rows={rows}
        head={
          <>
            <Corner scope="col">{t('admin.lists.translations.content')}</Corner>
            {codes.map((code) => (
              <Tight as="th" key={code} scope="col">
                <span lang={code}>{languageOf(code).name}</span>
                <Totals rows={all} code={code} />
              </Tight>
            ))}
          </>
        }
      >
        {(row, place) => (
          <tr {...place}>
            <Name scope="row">
              <Title to={contentAddress(row.kind, row.document)} state={visitState}>
                <bdi dir={directionOf(row.name)}>{row.name}</bdi>
              </Title>
              <Kind>
                {[
                  t(`admin.lists.translations.kind.${row.kind}`),
                  ...(isVisible(row, today) ? [] : [visibilityWords(row.visibility)]),
                ].join(' · ')}
              </Kind>
            </Name>
            {codes.map((code) => (
              <Tight key={code}>
                <LanguageState row={row} code={code} />
              </Tight>
            ))}
          </tr>
        )}
      </VirtualTable>
    </Cards>
  )
}

function Totals({ rows, code }: { rows: readonly OverviewRow[]; code: LanguageCode }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <Counts>
      {(['complete', ...gapStates] as const).map((state) => {
        const count = formatNumber(language, countOf(rows, code, state))
        const { Icon, tone } = translationStateStyles[state]
        const words = formatPair(language, t(`admin.lists.translations.state.${state}`), count)
        return (
          countOf(rows, code, state) > 0 && (
            <Count key={state} title={words} $tone={tone}>
              <Icon aria-hidden size={14} />
              <span aria-hidden>{count}</span>
              <Hidden>{words}</Hidden>
            </Count>
          )
        )
      })}
    </Counts>
  )
}

/*
 * On a phone a row is a card: the name, and below it an icon for each language. The table's head is only for screen
 * readers.
 */
const Cards = styled.div`
  ${breakpoint.phone} {
    table,
    tbody {
      display: block;
    }
    thead {
      ${hiddenStyle}
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      padding: ${space(0.5)};
      &:not(:last-child) {
        border-block-end: 1px solid ${color.line};
      }
      > * {
        padding: 0;
        border: 0;
      }
      > th {
        position: static;
        grid-column: 1 / -1;
        max-inline-size: none;
        padding-inline: ${space(0.5)};
        background: none;
      }
    }
  }
`
const Corner = styled.th`
  && {
    inset-inline-start: 0;
    z-index: 3;
  }
`
/* Narrow cells, so that ten languages with their texts fit a desktop's width. */
const Tight = styled.td`
  && {
    padding-inline: ${space(0.5)};
    white-space: normal;
  }
  [lang] {
    font-size: 0.8125rem;
    white-space: nowrap;
    ${breakpoint.large} {
      font-size: inherit;
    }
  }
`
const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem ${space(0.75)};
  font-size: 0.75rem;
  font-weight: 400;
`
const Count = styled.span<{ $tone: string }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  svg {
    color: ${({ $tone }) => $tone};
  }
`
/* The name stays in view while the languages scroll sideways. */
const Name = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  min-inline-size: 8.5rem;
  max-inline-size: 16rem;
  background: ${color.ground};
`
const Title = styled(RowLink)`
  /* Aligns with the page, whatever the name's script. */
  &:dir(rtl) bdi:dir(ltr),
  &:dir(ltr) bdi:dir(rtl) {
    text-align: end;
  }
`
const Kind = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  font-weight: 400;
`
