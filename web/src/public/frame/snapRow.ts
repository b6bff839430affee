import { css } from 'styled-components'
import { space } from '../../theme/tokens'
import { fullWidth, gutter } from './fullWidth'

/**
 * A row that snaps to its items, each at least `item` wide; items share the width if there is room. It spans the
 * screen, so that a cut-off item shows that there are more.
 */
export const snapRow = (item: string) => css`
  ${fullWidth}
  /* Visually hidden texts must not make the page wider. */
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
  /* Nobody swipes paper. */
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${item}), 1fr));
    overflow: visible;
  }
`
