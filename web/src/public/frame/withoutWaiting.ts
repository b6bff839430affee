import { css } from 'styled-components'

/** Without JavaScript nothing is waited for: the samples stand in. */
export const withoutWaiting = css`
  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
`
