import styled from 'styled-components'
import { color } from '../../theme/tokens'

/** A timeline's ticks: short ones every 8 px, long ones every 64. */
export const Ruler = styled.span.attrs({ 'aria-hidden': true })`
  flex: 1;
  block-size: 0.75rem;
  border-block-end: 1px solid ${color.line};
  background:
    repeating-linear-gradient(to right, ${color.lineStrong} 0 1px, transparent 1px 64px) 0 100% / 100% 100%,
    repeating-linear-gradient(to right, ${color.line} 0 1px, transparent 1px 8px) 0 100% / 100% 50% no-repeat;
`
