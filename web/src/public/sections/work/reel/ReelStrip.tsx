import { clockOf } from '@studio/domain/content/media/pieceLength'
import type { PublicProject } from '@studio/domain/content/publicContent'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { inLanguage } from '../../../../i18n/inLanguage'
import { directionOf } from '../../../../lib/directionOf'
import { color, motion, radius, space } from '../../../../theme/tokens'
import { pieceMs } from './reel'

export interface ReelStripProps {
  pieces: readonly PublicProject[]
  /** Index of the piece on the screen; -1 for none. */
  at: number
  /** The slider, whose value follows the reel. */
  timeline: RefObject<HTMLInputElement | null>
  /** Goes to a position, in ms. */
  seek: (ms: number) => void
  hold: (isHeld: boolean) => void
  choose: (index: number) => void
}

/** The reel's timeline: a playhead to scrub with, and clips. Each clip names its piece and cuts to it. */
export function ReelStrip({ pieces, at, timeline, seek, hold, choose }: ReelStripProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const clip = scroller.current?.querySelectorAll('li')[at]
    // The clip in the middle. The page itself does not scroll.
    scroller.current?.scrollTo({
      left: clip ? clip.offsetLeft - (scroller.current.clientWidth - clip.offsetWidth) / 2 : 0,
    })
  }, [at])
  const piece = pieces[at]
  const release = () => hold(false)
  return (
    // A timeline runs from left to right, as in editing programs.
    <Strip dir="ltr">
      <Timeline
        ref={timeline}
        type="range"
        min={0}
        max={pieces.length * pieceMs}
        step={pieceMs / 20}
        defaultValue={0}
        aria-label={t('moving.scrub')}
        aria-valuetext={piece ? `${piece.title}, ${clockOf((at * pieceMs) / 1000) || '0:00'}` : '0:00'}
        style={{ '--clip': `${100 / pieces.length}%` } as object}
        onChange={({ target }) => seek(target.valueAsNumber)}
        onPointerDown={() => hold(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
      />
      <Scroller ref={scroller}>
        <Row aria-label={t('moving.clips')} style={{ '--least': `${8 * pieces.length}rem` } as object}>
          {pieces.map(({ id, title, textLanguages }, index) => (
            <li key={id}>
              <Clip type="button" aria-pressed={index === at} onClick={() => choose(index)}>
                <span dir={directionOf(title)} {...inLanguage(textLanguages?.title)}>
                  {title}
                </span>
              </Clip>
            </li>
          ))}
        </Row>
      </Scroller>
    </Strip>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  @media print {
    display: none;
  }
`
/** A line with a grip above. */
const grip = css`
  appearance: none;
  inline-size: 1.5rem;
  block-size: 2.75rem;
  border: 0;
  border-radius: 0;
  background:
    linear-gradient(${color.accent} 0 0) 50% 100% / 2px 50% no-repeat,
    radial-gradient(circle at 50% 50%, ${color.accent} 0.625rem, transparent calc(0.625rem + 1px));
  cursor: grab;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --accent: Highlight;
  }
`
/** A ruler with a tick at each cut. It is wider by one grip, so that the grip's middle is at the position. */
const Timeline = styled.input`
  appearance: none;
  inline-size: calc(100% + 1.5rem);
  block-size: 2.75rem;
  margin: 0 -0.75rem;
  background:
    repeating-linear-gradient(to right, ${color.lineStrong} 0 1px, transparent 1px var(--clip)) content-box 0 100% /
      100% 0.75rem no-repeat,
    linear-gradient(${color.line} 0 0) content-box 0 100% / 100% 1px no-repeat;
  padding-inline: 0.75rem;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    margin-inline: -0.75rem;
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    ${grip}
  }
  &::-moz-range-track {
    block-size: 100%;
    background: transparent;
  }
  &::-moz-range-thumb {
    ${grip}
  }
`
/** On phones the clips are wider than the screen and follow the playhead. */
const Scroller = styled.div`
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
`
const Row = styled.ul`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  inline-size: max(100%, var(--least));
  > li {
    scroll-snap-align: start;
  }
  /* The playhead. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--at, 0) * (100% - 2px));
    border-inline-start: 2px solid ${color.accent};
    pointer-events: none;
  }
`
const Clip = styled.button`
  display: grid;
  align-items: center;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space(0.5)} ${space(1)};
  overflow: hidden;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.secondary};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    /* Clipped text keeps its descenders, and the button its height. */
    line-height: calc(1.2 + var(--air));
    margin-block: calc(var(--air) * -1em);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
