import styled, { css } from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { alignToPage } from '../../../theme/alignToPage'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Credits } from '../Credits'
import type { CardContent } from '../playerProps'
import { upright } from './upright'

/** The title, the credit line and the description of a card. */
export function CardWords({ card }: { card: CardContent }) {
  return (
    <Words>
      <h3 {...inLanguage(card.textLanguages?.title)}>{card.title}</h3>
      <Credits card={card} />
      <Description {...inLanguage(card.textLanguages?.description)}>{card.description}</Description>
    </Words>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
  padding: ${space(1.5)} ${space(2)};
  ${breakpoint.medium} {
    padding: ${space(2)} ${space(2.5)};
  }
  h3 {
    font-size: calc(1.625rem * var(--nameSize));
    font-weight: 700;
    line-height: calc(1.05 + var(--air));
  }
  p {
    color: ${color.inkSoft};
  }
  [lang] {
    ${alignToPage}
  }
  ${upright(css`
    padding: ${space(1)} ${space(2)} ${space(2)};
    background: linear-gradient(to top, rgb(13 11 10 / 0.94) 50%, rgb(0 0 0 / 0.7));
    @media (forced-colors: active) {
      background: Canvas;
    }
  `)}
`
/**
 * The description is shortened if the card opens, because all of it is shown there. On a narrow screen an upright card
 * leaves it out, because the words would cover half of the picture.
 */
const Description = styled.p`
  @media screen {
    article[data-opens] & {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
  ${upright(css`
    font-size: 0.9375rem;
    line-height: 1.45;
  `)}
  @media screen {
    ${breakpoint.narrow} {
      article[data-upright][data-opens] & {
        display: none;
      }
    }
  }
`
