import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'

export const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`
export const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
`
