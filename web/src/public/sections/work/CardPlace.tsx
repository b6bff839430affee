import {
  type CardShape,
  cardRows,
  cardShapes,
  cardWidths,
  rowWidths,
  shapeOf,
} from '@studio/domain/content/media/cardRows'
import styled, { css } from 'styled-components'
import { type CardShare, isUpright, swipedWidth } from '../../../content/projects/card/sizes'
import { breakpoint } from '../../../theme/tokens'

/** A card's shape, and the widths of its row on medium and large screens. */
interface Place {
  'data-shape': CardShape
  'data-medium': number | undefined
  'data-large': number | undefined
}

/** Returns the places of cards with these ratios, in rows of about three wide ones on large screens. */
export function placesOf(formats: readonly string[]): Place[] {
  const shapes = formats.map(shapeOf)
  const widths = shapes.map((shape) => cardWidths[shape])
  const [medium, large] = [cardRows(widths, 18), cardRows(widths, 28)]
  return shapes.map((shape, at) => ({ 'data-shape': shape, 'data-medium': medium[at], 'data-large': large[at] }))
}

/** Returns a card's shares of the page's width. */
export function shareOf(place: Place | undefined): CardShare | undefined {
  const width = place && cardWidths[place['data-shape']]
  const [medium, large] = [place?.['data-medium'], place?.['data-large']]
  return width && medium && large ? { medium: (100 * width) / medium, large: (100 * width) / large } : undefined
}

const rows = Array.from({ length: rowWidths.max - rowWidths.min + 1 }, (_, at) => at + rowWidths.min)
const inRow = (screen: 'medium' | 'large') =>
  rows.map(
    (width) => css`
    &[data-${screen}='${width}'] {
      --row: ${width};
    }
  `,
  )

/**
 * A card's place in the list; the pixel is the gap. The policy for styles allows none that depend on the content, so
 * attributes select all sizes.
 */
export const CardPlace = styled.li`
  max-inline-size: 30rem;
  ${cardShapes.map(
    (shape) => css`
      &[data-shape='${shape}'] {
        --card: ${cardWidths[shape]};
        flex: ${isUpright(shape) ? 0 : 1} 0 ${swipedWidth(shape)};
      }
    `,
  )}
  ${breakpoint.medium} {
    ${inRow('medium')}
    &[data-shape] {
      flex: 0 0 calc(100% * var(--card) / var(--row) - 1px);
      max-inline-size: none;
    }
  }
  ${breakpoint.large} {
    ${inRow('large')}
  }
`
