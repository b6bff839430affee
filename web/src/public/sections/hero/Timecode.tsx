import styled from 'styled-components'
import { color } from '../../../theme/tokens'
import { counting } from './reframeMotion'

/** Where the hero's playhead stands, as an editor writes it: a picture of time, not text to be read. */
export const Timecode = () => (
  <Root aria-hidden>
    00:00:0
    <Seconds />:
    <Frames />
  </Root>
)

/** The digits of a clock, one below the other, of which one line shows. */
const lines = (count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(digits, '0')).join('\\A ')

const Wheel = styled.span`
  block-size: 1.25rem;
  overflow: hidden;
  white-space: pre;
  &::before {
    display: block;
  }
`
const Seconds = styled(Wheel)`
  &::before {
    content: '${lines(9, 1)}';
    transform: translateY(calc(var(--second) * -1.25rem));
    ${counting.seconds}
  }
`
const Frames = styled(Wheel)`
  &::before {
    content: '${lines(25, 2)}';
    transform: translateY(calc(var(--frame) * -1.25rem));
    ${counting.frames}
  }
`
const Root = styled.span`
  display: flex;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
`
