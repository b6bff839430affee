import styled from 'styled-components'
import { color } from '../../../theme/tokens'

/** The length of the hero's three clips, as an editor writes it: a picture of time, not text to be read. */
export const Timecode = styled.span.attrs({ 'aria-hidden': true })`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  &::before {
    content: '00:00:09:00';
  }
`
