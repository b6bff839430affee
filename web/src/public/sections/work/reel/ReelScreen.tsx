import styled from 'styled-components'
import { color, screen } from '../../../../theme/tokens'
import { fullWidth } from '../../../frame/fullWidth'

/** The showreel's screen: full width, dark in both themes. */
export const ReelScreen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  ${fullWidth}
  aspect-ratio: 16 / 9;
  max-block-size: max(16rem, 60svh);
  overflow: hidden;
  border-block: 1px solid ${color.line};
  background: ${screen};
`
