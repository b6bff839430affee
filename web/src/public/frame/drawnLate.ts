import { css } from 'styled-components'
import { breakpoint } from '../../theme/tokens'

const expected = (rem: number) => css`contain-intrinsic-block-size: auto calc(${rem}rem * var(--tall));`

/**
 * A part below the first screen is laid out when it comes near: a slow phone can answer meanwhile. Until then its place
 * is as tall as it was measured to be, in rem and without its padding, in Spanish with the sample data on screens of 390,
 * 768 and 1440 px; a journey compares (tests/e2e/public/anchors.spec.ts). A jump to an anchor has all parts laid out at
 * once.
 */
export const drawnLate = (small: number, medium: number, large: number) => css`
  content-visibility: auto;
  ${expected(small)}
  :root:has(:target) & {
    content-visibility: visible;
  }
  ${breakpoint.medium} {
    ${expected(medium)}
  }
  ${breakpoint.large} {
    ${expected(large)}
  }
`
