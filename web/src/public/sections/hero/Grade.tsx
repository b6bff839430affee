import { type AnimationEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { color } from '../../../theme/tokens'
import { wiping } from './reframeMotion'

/** The ungraded picture, flat and pale, on one side of a grip that the visitor drags over the graded one. */
export function Grade() {
  const { t } = useTranslation()
  const [edge, setEdge] = useState<number>()
  return (
    <>
      <Flat
        onAnimationStart={keepTime}
        data-held={edge === undefined ? undefined : ''}
        style={
          edge === undefined
            ? undefined
            : { transform: `translateX(calc(-100% + ${gripRoom}rem + (100% - ${2 * gripRoom}rem) * ${edge / 100}))` }
        }
      />
      <Grip
        type="range"
        min={0}
        max={100}
        value={edge ?? 0}
        aria-label={t('moving.wipe')}
        onChange={(event) => setEdge(event.currentTarget.valueAsNumber)}
      />
    </>
  )
}

/** Minimum distance between the grip's middle and the picture's sides, in rem, so that the whole grip is visible. */
const gripRoom = 0.875

/** Gives the wipe, which loads later than the animations of the formats, the same start time as these. */
function keepTime({ currentTarget }: AnimationEvent<HTMLElement>) {
  const [own] = currentTarget.getAnimations()
  const clip = currentTarget.parentElement?.getAnimations({ subtree: true }).find((one) => one !== own)
  if (own && typeof clip?.startTime === 'number') own.startTime = clip.startTime
}

const Flat = styled.span`
  position: absolute;
  inset: 0;
  backdrop-filter: saturate(0.28) contrast(0.62) brightness(1.18);
  border-inline-end: 2px solid #fff6ea;
  transform: translateX(-100%);
  &:not([data-held]) {
    ${wiping}
  }
`
/** The touch area, with a grip in its middle. */
const thumb = css`
  appearance: none;
  inline-size: 2.75rem;
  block-size: 100%;
  border: 0;
  border-radius: 0;
  background: radial-gradient(circle at 50% 78%, #0b2224 0 0.375rem, #fff6ea 0.4375rem 0.75rem, transparent 0.8125rem);
  cursor: grab;
`
/** Covers the picture, and extends beyond it by the difference between thumb and grip. */
const Grip = styled.input`
  appearance: none;
  position: absolute;
  inset: 0 ${gripRoom - 1.375}rem;
  z-index: 1;
  inline-size: calc(100% + ${2.75 - 2 * gripRoom}rem);
  block-size: 100%;
  margin: 0;
  background: transparent;
  cursor: ew-resize;
  touch-action: pan-y;
  &:focus-visible {
    outline: 3px solid ${color.secondary};
    outline-offset: -1rem;
  }
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-track {
    block-size: 100%;
    background: transparent;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`
