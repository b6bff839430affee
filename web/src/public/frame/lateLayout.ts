import { css } from 'styled-components'
import { breakpoint } from '../../theme/tokens'

/**
 * Skips the layout of a part below the first screen until it comes near, so that slow phones stay responsive. Until
 * then it has the height of `expectedHeight`. A jump to an anchor forces the layout of all parts before it. The
 * `:has()` is on the part itself: on the root it would make browsers recompute all styles whenever a part is inserted.
 */
export const lateLayout = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--expected) * var(--tall));
  &:has(:target, ~ :target, ~ * :target) {
    content-visibility: visible;
  }
`

/**
 * Sets the height of a part, in rem without its padding. Measured in Spanish with the sample data on screens 390, 768
 * and 1440 px wide; tests/e2e/public/anchors.spec.ts verifies it.
 */
export const expectedHeight = (small: number, medium: number, large: number) => css`
  --expected: ${small}rem;
  ${breakpoint.medium} {
    --expected: ${medium}rem;
  }
  ${breakpoint.large} {
    --expected: ${large}rem;
  }
`
