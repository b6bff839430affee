import styled from 'styled-components'
import { color, space } from '../../theme/tokens'

/**
 * Below a list that is read in parts: how much of it is there, and the way to more. What is added above must not take
 * the view along to its end: the rows that are read stay.
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
