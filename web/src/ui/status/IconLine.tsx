import styled from 'styled-components'
import { space } from '../../theme/tokens'

/** An icon and a short text, in the state's colour. */
export const IconLine = styled.p<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${({ $tone }) => $tone};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.3;
  svg {
    flex: none;
  }
`
