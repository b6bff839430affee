import { css } from 'styled-components'

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
