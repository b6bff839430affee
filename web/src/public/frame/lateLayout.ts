import { css } from 'styled-components'

/**
 * A part below the first screen is laid out when it comes near, so that a slow phone can respond meanwhile. Until then
 * it has an average height; the browser remembers its real one. A jump to an anchor lays out all parts before it. The
 * :has() is on each part: on the root it would restyle all elements whenever a part is laid out.
 */
export const lateLayout = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 50rem;
  &:has(:target, ~ :target, ~ * :target) {
    content-visibility: visible;
  }
  /* On paper, and without script, nothing else would lay out what is out of sight. */
  @media print, (scripting: none) {
    content-visibility: visible;
  }
`
