import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

/** A line that nobody overlooks: what the owner must know wherever they are. */
export const Strip = styled.p`
  grid-column: 1 / -1;
  margin-block-end: ${space(2)};
  padding: ${space(1)} ${space(2)};
  background: ${color.danger};
  color: ${color.onDanger};
  font-weight: 600;
  button {
    border-color: currentcolor;
    color: inherit;
  }
`
