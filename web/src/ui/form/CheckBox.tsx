import styled from 'styled-components'
import { color } from '../../theme/tokens'

/** A check box, large enough for a finger; it needs a label. */
export const CheckBox = styled.input.attrs({ type: 'checkbox' })`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  accent-color: ${color.secondary};
  vertical-align: middle;
  cursor: pointer;
`
