import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { wantsMotion } from '../../../lib/wantsMotion'
import { color, motion, radius, screen, space } from '../../../theme/tokens'
import { OptionalPart } from '../../../ui/screen/PartBoundary'
import { MotionButton } from '../../frame/MotionButton'
import { Ruler } from '../../frame/Ruler'
import { Footage } from './Footage'
import { RatioClip } from './RatioClip'
import { cutting, playing, type Ratio, ratios, showing, shutters } from './reframeMotion'
import { useHeroPiece } from './useHeroPiece'

/**
 * One of the studio's projects, cut to its three formats in turn. Each clip is a radio button that holds its format; a
 * handle wipes between raw and final. The formats are pure CSS, so they work without JavaScript. The film, the handle,
 * the timecode and the sound track load later.
 */
export function Reframe() {
  const { t } = useTranslation()
  const [state, setState] = useState<'runs' | 'paused' | 'ended'>('runs')
  const runs = state === 'runs'
  const [late, setLate] = useState<Record<'Grade' | 'Timecode' | 'Waveform', ComponentType>>()
  const [moves, setMoves] = useState(false)
  const piece = useHeroPiece()
  // Loads later, because it needs scripts and is not part of the prerendered page.
  useEffect(() => {
    pageIdle()
      .then(() => persistently(() => Promise.all([import('./Grade'), import('./Timecode'), import('./Waveform')]), 2))
      .then(([{ Grade }, { Timecode }, { Waveform }]) => {
        setLate({ Grade, Timecode, Waveform })
        // Motion begins with them, so that all animations keep the same time.
        setMoves(wantsMotion())
      }, console.warn)
  }, [])
  return (
    <Root
      dir="ltr"
      role="radiogroup"
      aria-label={t('hero.frame')}
      data-moves={moves || undefined}
      data-paused={state === 'paused' || undefined}
      data-ended={state === 'ended' || undefined}
    >
      <Monitor>
        {piece && <Footage key={piece.imageUrl} piece={piece} runs={runs} />}
        <OptionalPart>{late && <late.Grade />}</OptionalPart>
        <Left />
        <Right />
        {ratios.map((ratio) => (
          <SafeArea key={ratio} $ratio={ratio} />
        ))}
      </Monitor>
      <Transport>
        <Time>
          <OptionalPart>{late && <late.Timecode />}</OptionalPart>
        </Time>
        <Ruler />
        <MotionButton isRunning={runs} onToggle={() => setState(runs ? 'paused' : 'runs')} />
      </Transport>
      <Tracks>
        {ratios.map((ratio) => (
          <RatioClip key={ratio} ratio={ratio} />
        ))}
        <Sound>
          <OptionalPart>{late && <late.Waveform />}</OptionalPart>
        </Sound>
        <Playhead aria-hidden onAnimationEnd={() => setState('ended')} />
      </Tracks>
    </Root>
  )
}

const chosen = (ratio: Ratio) => `&:has(input[value='${ratio}']:checked)`
const shut = (ratio: Ratio) => `--left: ${shutters.left[ratio]}; --right: ${shutters.right[ratio]};`

const Root = styled.div`
  ${shut('16:9')}
  --head: 96.7%;
  --second: 8;
  --frame: 17;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${color.shadow};
  ${chosen('9:16')} {
    ${shut('9:16')}
    --head: 30%;
    --second: 2;
  }
  ${chosen('1:1')} {
    ${shut('1:1')}
    --head: 63.3%;
    --second: 5;
  }
`
const Monitor = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${screen};
  /* The same in every theme, because its lines are drawn on a picture. */
  forced-color-adjust: none;
`
/** Belongs to the picture, like its crop lines, so it is the same in both themes. */
const Shutter = styled.span`
  position: absolute;
  inset: 0;
  background: rgb(8 7 6 / 0.78);
  transition: transform ${motion.calm};
`
const Left = styled(Shutter)`
  border-inline-end: 2px solid #fff6ea;
  transform: translateX(var(--left));
  ${cutting.left}
`
const Right = styled(Shutter)`
  border-inline-start: 2px solid #fff6ea;
  transform: translateX(var(--right));
  ${cutting.right}
`
/**
 * The area for titles that each network's buttons leave free. Its distances from the picture's top, right, bottom and
 * left, in per cent.
 */
const safe = { '9:16': '10% 38% 22% 38.2%', '1:1': '9% 26.5% 9% 26.4%', '16:9': '9% 6% 9% 6%' }
const SafeArea = styled.span<{ $ratio: Ratio }>`
  position: absolute;
  inset: ${({ $ratio }) => safe[$ratio]};
  border: 1px dashed rgb(255 246 234 / 0.75);
  opacity: ${({ $ratio }) => ($ratio === '16:9' ? 1 : 0)};
  transition: opacity ${motion.calm};
  ${({ $ratio }) => showing[$ratio]}
  ${Root}:has(:checked) & {
    opacity: 0;
  }
  ${({ $ratio }) => `${Root}:has(input[value='${$ratio}']:checked) &&`} {
    opacity: 1;
  }
`
const Transport = styled.div`
  display: flex;
  align-items: end;
  /* Reserves room for the pause button, which loads later. */
  min-block-size: 4.25rem;
  gap: ${space(1.5)};
  padding: ${space(1.5)} ${space(2)} 0;
`
/** Reserves room for the timecode. */
const Time = styled.span`
  min-inline-size: 6.5rem;
  min-block-size: 1.25rem;
`
const Tracks = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2px;
  margin: ${space(1)} ${space(2)} ${space(2)};
`
const Sound = styled.span`
  grid-column: 1 / -1;
  block-size: 2rem;
  padding-block: 0.25rem;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.secondary};
  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`
const Playhead = styled.span`
  position: absolute;
  inset: -${space(1)} 0 0;
  pointer-events: none;
  border-inline-start: 2px solid ${color.accent};
  transform: translateX(var(--head));
  transition: transform ${motion.calm};
  ${playing}
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -7px;
    border: 6px solid transparent;
    border-block-start: 8px solid ${color.accent};
  }
`
