import { ChevronsLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { color, screen, space } from '../../../theme/tokens'
import { turns } from './reframeMotion'

/** The wipe's position at rest, and its limits, in per cent of the picture's width: the handle stays visible. */
const middle = 50
const limits = { min: 4, max: 96 }

/** Footage as the camera recorded it, flat and pale, on one side of a handle that the visitor drags over the picture. */
export function Grade() {
  const { t } = useTranslation()
  const [edge, setEdge] = useState<number>()
  return (
    <>
      <Raw
        aria-hidden
        data-held={edge === undefined ? undefined : ''}
        style={edge === undefined ? undefined : { transform: `translateX(${edge - 100}%)` }}
      >
        <Handle>
          <span>{t('moving.raw')}</span>
          <ChevronsLeftRight size={20} />
          <span>{t('moving.graded')}</span>
        </Handle>
      </Raw>
      <Grip
        type="range"
        {...limits}
        value={edge ?? middle}
        aria-label={t('moving.wipe')}
        onChange={(event) => setEdge(event.currentTarget.valueAsNumber)}
      />
    </>
  )
}

/** Wipes from the raw picture to the final one in each clip, within its frame. */
const wiping = turns(keyframes`
  0%, 4% { transform: translateX(-34%); }
  28%, 33.3% { transform: translateX(-66%); }
  33.4%, 37% { transform: translateX(-22%); }
  62%, 66.6% { transform: translateX(-78%); }
  66.7%, 70% { transform: translateX(-5%); }
  90% { transform: translateX(-95%); }
  97%, 100% { transform: translateX(-50%); }
`)

const Raw = styled.span`
  position: absolute;
  inset: 0;
  backdrop-filter: saturate(0.28) contrast(0.62) brightness(1.18);
  border-inline-end: 2px solid #fff6ea;
  transform: translateX(${middle - 100}%);
  &:not([data-held]) {
    ${wiping}
  }
`
/** Centered on the wipe's edge, with the name of each side beside it. */
const Handle = styled.span`
  position: absolute;
  inset-block-end: 12%;
  inset-inline-start: 100%;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(1)};
  inline-size: 16rem;
  margin-inline-start: -8rem;
  color: #fff;
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.3;
  text-shadow: 0 0 4px #000, 0 0 2px #000;
  > :first-child {
    text-align: end;
  }
  svg {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: #fff;
    color: ${screen};
  }
`
/** Half of a thumb, by which the range is longer than its way, so that the thumb's middle is at the edge. */
const half = 1.375
/** Covers the picture; its thumb, a part of the picture's height, is invisible over the handle. */
const Grip = styled.input`
  appearance: none;
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(${limits.min}% - ${half}rem);
  z-index: 1;
  inline-size: calc(${limits.max - limits.min}% + ${2 * half}rem);
  block-size: 100%;
  margin: 0;
  background: transparent;
  cursor: ew-resize;
  touch-action: pan-y;
  &:focus-visible {
    outline: 3px solid ${color.secondary};
    outline-offset: -${space(2)};
  }
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: ${2 * half}rem;
    block-size: 100%;
    background: transparent;
  }
  &::-moz-range-track {
    block-size: 100%;
    background: transparent;
  }
  &::-moz-range-thumb {
    inline-size: ${2 * half}rem;
    block-size: 100%;
    border: 0;
    background: transparent;
  }
`
