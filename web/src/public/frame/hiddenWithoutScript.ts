import { css } from 'styled-components'

/** Hides placeholders if there is no JavaScript: the samples are shown instead. */
export const hiddenWithoutScript = css`
  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
`
