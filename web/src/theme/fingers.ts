import { css } from 'styled-components'
import { breakpoint } from './tokens'

/** For a part of the console on a phone: whatever is pressed there is large enough for a finger (44 px). */
export const fingers = css`
  button:not([role='switch']),
  select,
  summary,
  [type='range'] {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`

/** The same for a link that stands by itself and not among words. */
export const fingerLink = css`
  ${breakpoint.phone} {
    display: inline-flex;
    align-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
`
