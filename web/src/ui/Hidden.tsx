import styled, { css } from 'styled-components'

/** Hides content visually; screen readers still read it. */
export const hiddenStyle = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Hidden = styled.span`
  ${hiddenStyle}
`
