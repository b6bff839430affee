import styled from 'styled-components'
import { fingerLink } from '../../theme/fingers'
import { color, radius, space } from '../../theme/tokens'

/** A line across the page that says something to its owner, with what settles it. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.raised};
  overflow-wrap: anywhere;
  p {
    flex: 1 1 14rem;
    font-weight: 600;
    small {
      display: block;
      font-weight: 400;
    }
  }
  > a {
    ${fingerLink}
  }
`
