import type { OverviewRow } from '@studio/domain/content/translation/translationOverview'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { visitState } from '../../../editor/useEditing'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { translationStateStyles } from '../../../ui/status/translationStateStyles'

/** The state of one language of a document. Links to its form, opened at that language. */
export function LanguageState({ row, code }: { row: OverviewRow; code: LanguageCode }) {
  const { t } = useTranslation('console')
  const state = row.states[code]
  const { Icon, tone } = translationStateStyles[state]
  const words = t(`admin.lists.translations.state.${state}`)
  return (
    <State
      to={`/admin/${row.kind}?edit=${encodeURIComponent(row.document)}&lang=${code}`}
      state={visitState}
      aria-label={`${words}: ${row.name}, ${languageOf(code).name}`}
      $tone={tone}
    >
      <Icon aria-hidden size={18} />
      <Code data-code={code} />
      {state !== 'complete' && <Words>{words}</Words>}
    </State>
  )
}

/* The language code, for layouts without column heads. The link's label has the full name. */
const Code = styled.span`
  &::after {
    content: attr(data-code);
    text-transform: uppercase;
  }
  ${breakpoint.medium} {
    display: none;
  }
`
const Words = styled.span`
  ${breakpoint.phone} {
    display: none;
  }
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
  ${breakpoint.phone} {
    flex-direction: row;
    align-items: center;
    gap: ${space(0.5)};
    inline-size: 100%;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
  }
`
