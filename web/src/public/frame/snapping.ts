import { css } from 'styled-components'
import { space } from '../../theme/tokens'
import { bleeding, gutter } from './bleeding'

/**
 * One row that snaps to its items, each at least `item` wide; where they have room they share it. It runs to the edges
 * of the screen: what is cut off there says that there is more.
 */
export const snapping = (item: string) => css`
  ${bleeding}
  /* What is only for the ear must not make the page wider. */
  position: relative;
  display: grid;
  grid-auto-columns: minmax(${item}, 1fr);
  grid-auto-flow: column;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
  padding-inline: ${gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  > li {
    scroll-snap-align: start;
  }
`
