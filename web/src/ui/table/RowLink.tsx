import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, color } from '../../theme/tokens'

/** A row's name as a link that opens it. On phones it is tall enough for a finger. */
export const RowLink = styled(Link)`
  text-decoration: none;
  &:hover {
    color: ${color.secondary};
    text-decoration: underline;
  }
  ${breakpoint.phone} {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    line-height: 1.3;
  }
`
