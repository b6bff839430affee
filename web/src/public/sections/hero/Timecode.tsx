import styled, { keyframes } from 'styled-components'
import { color } from '../../../theme/tokens'
import { plays } from './reframeMotion'

/** The playhead's time in the hero. It is decorative and hidden from screen readers. */
export const Timecode = () => (
  <Root aria-hidden>
    00:00:0
    <Seconds />:
    <Frames />
  </Root>
)

/** Returns the digits of a clock as a column, of which one line is visible. */
const lines = (count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(digits, '0')).join('\\A ')

/** The animated clock: 25 frames a second, each wheel moved by whole lines. */
const counting = {
  seconds: plays(keyframes`from { transform: none; } to { transform: translateY(-100%); }`, '9s steps(9) 4'),
  frames: plays(keyframes`from { transform: none; } to { transform: translateY(-100%); }`, '1s steps(25) 36'),
}

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
