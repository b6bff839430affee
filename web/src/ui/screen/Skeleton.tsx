import styled, { keyframes } from 'styled-components'
import { color, radius } from '../../theme/tokens'

const sweep = keyframes`
  from { background-position: 200% 0; }
  to { background-position: -200% 0; }
`

/** A placeholder for loading content; the caller sets its size. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true, 'data-skeleton': '' })`
  border-radius: ${radius.small};
  background: linear-gradient(90deg, ${color.raised} 30%, ${color.line} 50%, ${color.raised} 70%);
  background-size: 200% 100%;
  animation: ${sweep} 1.6s linear infinite;
`
