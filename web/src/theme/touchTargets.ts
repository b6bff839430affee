import { css } from 'styled-components'
import { breakpoint } from './tokens'

/** Makes everything that can be pressed in a part of the console large enough for a finger on a phone (44 px). */
export const touchTargets = css`
  button:not([role='switch']),
  select,
  summary,
  [type='range'] {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`

/** Makes a standalone link large enough for a finger on a phone. */
export const touchLink = css`
  ${breakpoint.phone} {
    display: inline-flex;
    align-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`
