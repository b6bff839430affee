import { type RefObject, useState } from 'react'
import styled from 'styled-components'
import { loopSources } from './loopSources'
import { usePlaying } from './usePlaying'

interface LoopFilmProps {
  url: string
  isOn: boolean
  /** A line whose width follows the loop. */
  playhead?: RefObject<HTMLElement | null>
  /** Loads the film before its cue, so that it starts without delay. */
  isNext?: boolean
  /** The reel is scrubbed: the film shows the frame at its position, without playing. */
  isHeld?: boolean
  onFail?: () => void
}

/** A loop over its still picture. It loads on its first cue, shows while it plays, and pauses out of sight. */
export function LoopFilm({ url, isOn, playhead, isNext = false, isHeld = false, onFail }: LoopFilmProps) {
  const [wasWanted, setWasWanted] = useState(false)
  if ((isOn || isNext) && !wasWanted) setWasWanted(true)
  const film = usePlaying(isOn, playhead)
  if (!wasWanted) return null
  const sources = loopSources(url)
  return (
    <Film
      ref={film}
      muted
      loop
      playsInline
      preload={isNext ? 'auto' : 'none'}
      data-held={isHeld || undefined}
      tabIndex={-1}
      aria-hidden
    >
      {sources.map(({ src, type }, at) => (
        // If the last source fails, the browser cannot play any of them.
        <source key={src} src={src} type={type} onError={at === sources.length - 1 ? onFail : undefined} />
      ))}
    </Film>
  )
}

const Film = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  &:is([data-plays], [data-held]) {
    opacity: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
