import { clockOf } from '@studio/domain/content/media/pieceLength'
import { Play, Plus } from 'lucide-react'
import styled, { css } from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, radius, screen, space } from '../../../theme/tokens'
import { Badge } from '../../../ui/status/Badge'
import { openable } from '../openable'
import type { CardContent } from '../playerProps'
import { upright } from './upright'

/** The category and the length of a piece, on the lower edge of its picture. */
export function CardShade({ card }: { card: CardContent }) {
  const opens = openable(card)
  return (
    <Shade>
      {card.category && (
        <Badge $tone="secondary" {...inLanguage(card.textLanguages?.category)}>
          {card.category}
        </Badge>
      )}
      {opens && (
        <Disc aria-hidden>
          {opens === 'film' ? <Play size={20} /> : <Plus size={20} />}
          <span>{clockOf(card.seconds)}</span>
        </Disc>
      )}
    </Shade>
  )
}

const Shade = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  align-self: end;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1)};
  padding: ${space(6)} ${space(2)} ${space(2)};
  color: #fff;
  background: linear-gradient(to top, rgb(0 0 0 / 0.7), transparent);
  pointer-events: none;
  ${Badge} {
    background: rgb(0 0 0 / 0.6);
    border-color: transparent;
    color: #fff;
    white-space: normal;
  }
  ${upright(css`
    align-self: stretch;
    flex-wrap: wrap;
    padding-block-end: ${space(0.5)};
  `)}
`
/** A disc; the length makes it wider, if it is known. Nothing opens on paper. */
const Disc = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  direction: ltr;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  .lucide-play {
    fill: currentColor;
  }
  /* On phones only one action at a time is primary: the bar's chat button. */
  ${breakpoint.phone} {
    background: #fff;
    color: ${screen};
  }
  @media print {
    display: none;
  }
`
