import styled from 'styled-components'
import { space } from '../theme/tokens'

/** Buttons side by side, wrapping onto more lines if needed. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
