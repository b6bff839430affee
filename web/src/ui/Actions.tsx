import styled from 'styled-components'
import { space } from '../theme/tokens'

/** Buttons beside each other, on as many lines as they need. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
