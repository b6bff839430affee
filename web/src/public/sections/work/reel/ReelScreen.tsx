import styled from 'styled-components'
import { color, radius } from '../../../../theme/tokens'

/** The screen on which the showreel, or what stands in for it, is shown: dark in both themes. */
export const ReelScreen = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  max-block-size: 80vh;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: #1a1613;
`
