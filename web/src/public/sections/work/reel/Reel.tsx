import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LoopFilm } from '../../../../content/projects/loop/LoopFilm'
import { pageIdle } from '../../../../lib/pageIdle'
import { persistently } from '../../../../lib/persistently'
import { wantsMotion } from '../../../../lib/wantsMotion'
import { color, font, radius, space } from '../../../../theme/tokens'
import { OptionalPart } from '../../../../ui/screen/PartBoundary'
import { MotionButton } from '../../../frame/MotionButton'
import { FilmLeader } from '../FilmLeader'
import { ReelScreen } from './ReelScreen'
import type { ReelStripProps } from './ReelStrip'
import { useReel } from './useReel'
import { useReelPieces } from './useReelPieces'

/** Loads the timeline once the page is idle, because it needs scripts. */
const loadStrip = async () => {
  await pageIdle()
  return (await persistently(() => import('./ReelStrip'), 2)).ReelStrip
}

/**
 * The substitute for a showreel: a countdown, the loops of the shown projects in turn, and a slate that announces the
 * showreel. Without loops only the slate is shown.
 */
export function Reel() {
  const { t } = useTranslation()
  const screen = useRef<HTMLDivElement>(null)
  const pieces = useReelPieces()
  const hasPieces = pieces.length > 0
  const { shot, runs, isWanted, isHeld, into, toggle, ...strip } = useReel(screen, pieces.length)
  const at = shot.kind === 'piece' ? shot.index : -1
  const [Strip, setStrip] = useState<ComponentType<ReelStripProps>>()
  useEffect(() => {
    if (hasPieces) loadStrip().then((loaded) => setStrip(() => loaded), console.warn)
  }, [hasPieces])
  useEffect(() => {
    const film = screen.current?.querySelector<HTMLVideoElement>('[data-on] video')
    // The frame under a held playhead. Until it has loaded, the still picture shows.
    if (film && isHeld) film.currentTime = into.current / 1000
  })
  return (
    <>
      <ReelScreen ref={screen}>
        <Leader />
        {shot.kind === 'count' && <Count aria-hidden>{shot.number}</Count>}
        {pieces.map(
          (piece, index) =>
            // Loads the next one while this one runs, so that cuts do not wait.
            (index === at || (runs && index === at + 1)) && (
              <Shot key={piece.id} data-on={index === at || undefined} aria-hidden>
                <img src={piece.imageUrl} alt="" width={1280} height={720} decoding="async" />
                <LoopFilm
                  url={piece.loopUrl}
                  isOn={runs && index === at}
                  isNext={runs || (isHeld && wantsMotion())}
                  isHeld={isHeld}
                />
              </Shot>
            ),
        )}
        <Soon data-off={shot.kind !== 'slate' || undefined}>{t('showreel.soon')}</Soon>
        {hasPieces && <Stop isRunning={isWanted} onToggle={toggle} />}
      </ReelScreen>
      {hasPieces && (
        <StripPlace>
          <OptionalPart>{Strip && <Strip {...strip} pieces={pieces} at={at} />}</OptionalPart>
        </StripPlace>
      )}
    </>
  )
}

const Leader = styled(FilmLeader)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`
/** The number in the leader's circle. */
const Count = styled.span`
  position: absolute;
  color: #fff;
  font: 800 clamp(5rem, 22vw, 17rem) / 1 ${font.display};
  font-variant-numeric: tabular-nums;
`
const Shot = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  &[data-on] {
    visibility: visible;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const Soon = styled.p`
  position: relative;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 800 clamp(1.5rem, 4vw, 2.5rem) / 1.1 ${font.display};
  &[data-off] {
    opacity: 0;
  }
`
/** Reserves room for the timeline. */
const StripPlace = styled.div`
  margin-block-start: ${space(0.5)};
  min-block-size: calc(5.5rem + 2px);
`
const Stop = styled(MotionButton)`
  position: absolute;
  inset-block-end: ${space(1.5)};
  inset-inline-end: ${space(1.5)};
`
