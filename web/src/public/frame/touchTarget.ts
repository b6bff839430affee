import { css } from 'styled-components'
import { breakpoint } from '../../theme/tokens'

/** A link in a list: compact for a mouse, tall enough for a finger on small screens. */
export const touchTarget = css`
  display: inline-flex;
  align-items: center;
  min-inline-size: 2.75rem;
  min-block-size: 1.75rem;
  ${breakpoint.phone} {
    min-block-size: 2.75rem;
  }
`
