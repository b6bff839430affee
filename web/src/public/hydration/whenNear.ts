import { css } from 'styled-components'

/**
 * A part of the page is drawn when it comes near the view; until then its place is about so many rem tall. A jump to an
 * anchor needs true heights: from the first one on, all of the page is drawn.
 */
export const whenNear = (rem: number) => css`
  content-visibility: auto;
  contain-intrinsic-size: auto ${rem}rem;
  :root:has(:target) & {
    content-visibility: visible;
  }
`
