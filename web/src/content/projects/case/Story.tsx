import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { alignToPage } from '../../../theme/alignToPage'
import { breakpoint, color, space } from '../../../theme/tokens'
import type { CardContent } from '../playerProps'

const parts = ['brief', 'approach', 'result'] as const

/** Returns whether a project has one of the three texts. */
export const hasStory = (card: CardContent) => parts.some((part) => card[part])

/** The project's brief, approach and result, as far as the studio has written them. */
export function Story({ card }: { card: CardContent }) {
  const { t } = useTranslation('player')
  if (!hasStory(card)) return null
  return (
    <List>
      {parts.map(
        (part) =>
          card[part] && (
            <div key={part}>
              <dt>{t(part)}</dt>
              <dd {...inLanguage(card.textLanguages?.[part])}>{card[part]}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space(2)} ${space(3)};
  margin-block-start: ${space(2)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  dt {
    margin-block-end: ${space(0.5)};
    color: ${color.secondary};
    font-weight: 600;
  }
  dd {
    margin: 0;
    white-space: pre-line;
    ${alignToPage}
  }
`
