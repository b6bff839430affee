import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

/**
 * The foot of a list that loads in pages: the number of loaded rows, and a button for more. It is not a scroll anchor,
 * so that the rows being read stay in place when more are inserted above it.
 */
export const ListFoot = styled.div`
  overflow-anchor: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
`
