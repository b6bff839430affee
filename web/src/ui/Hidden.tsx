import styled, { css } from 'styled-components'

/** For what is read aloud and not seen. */
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

/** Read aloud, not seen. */
export const Hidden = styled.span`
  ${hiddenStyle}
`
