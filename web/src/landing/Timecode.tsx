import styled from 'styled-components'
import { color } from '../theme/tokens'
import { counting } from './reframeMotion'

/** Figures from 00 up, one a line, as CSS content: they are a picture of time, not text to be read. */
const figures = (count: number) =>
  Array.from({ length: count }, (_, figure) => String(figure).padStart(2, '0')).join('\\A ')

/** The running timecode of the hero's nine seconds, at 25 frames a second. */
export function Timecode() {
  return (
    <Root aria-hidden>
      <Window>
        <Hours />
      </Window>
      <Window>
        <Seconds />
      </Window>
      <Window>
        <Frames />
      </Window>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Window = styled.span`
  block-size: 1.25rem;
  overflow: hidden;
  line-height: 1.25rem;
  & + &::before {
    content: ':';
    float: inline-start;
  }
`
const Hours = styled.span`
  &::before {
    content: '00:00';
  }
`
const Column = styled.span`
  display: inline-block;
  white-space: pre;
`
const Seconds = styled(Column)`
  ${counting(9, 9, 4)}
  &::before {
    content: '${figures(9)}';
  }
`
const Frames = styled(Column)`
  ${counting(25, 1, 36)}
  &::before {
    content: '${figures(25)}';
  }
`
