import { useRef, useState } from 'react'
import styled from 'styled-components'
import { color } from '../../../theme/tokens'
import { LoopFilm } from './LoopFilm'
import { useCardCue } from './useCardCue'

/** A card's loop, which plays on its cue, with a playhead along the picture's edge. */
export function CardFilm({ url }: { url: string }) {
  const playhead = useRef<HTMLSpanElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const isOn = useCardCue(place)
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  return (
    <span ref={place} aria-hidden>
      <LoopFilm url={url} isOn={isOn} playhead={playhead} onFail={() => setHasFailed(true)} />
      {isOn && <Playhead ref={playhead} />}
    </span>
  )
}

const Playhead = styled.span`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  block-size: 4px;
  background: ${color.accent};
  transform: scaleX(0);
  transform-origin: left;
  &:dir(rtl) {
    transform-origin: right;
  }
`
