import { css } from 'styled-components'
import { breakpoint } from '../../theme/tokens'

/**
 * A part below the first screen is laid out when it comes near: a slow phone can answer meanwhile. Until then it is as
 * tall as `expectedHeight` says. A jump to an anchor has all parts before it laid out at once. What has the :has() is the
 * part itself: one that the root has makes the browser work out the styles of all elements with each that comes.
 */
export const lateLayout = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--expected) * var(--tall));
  &:has(:target, ~ :target, ~ * :target) {
    content-visibility: visible;
  }
`

/**
 * How tall such a part was measured to be, in rem and without its padding, in Spanish with the sample data on screens of
 * 390, 768 and 1440 px; a journey compares (tests/e2e/public/anchors.spec.ts).
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
