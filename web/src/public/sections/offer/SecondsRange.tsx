import { useEffect, useEffectEvent, useState } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../../theme/tokens'

interface SecondsRangeProps {
  id: string
  seconds: number
  longest: number
  /** The text that screen readers announce instead of the number. */
  says: string
  onChange: (seconds: number) => void
}

/** The slider over a ruler of seconds. Browsers mirror it in Arabic. */
export function SecondsRange({ id, seconds, longest, says, onChange }: SecondsRangeProps) {
  // A video lasts at least 1 s.
  const tell = (chosen: number) => onChange(Math.max(1, chosen))
  // The visitor may have moved the prerendered slider. React replaces it if a translator has changed the page.
  const [before] = useState(() => prerendered(id))
  const takeOver = useEffectEvent(() => {
    if (before && before.valueAsNumber !== seconds) tell(before.valueAsNumber)
  })
  useEffect(() => takeOver(), [])
  return (
    <Range
      id={id}
      type="range"
      min={0}
      max={longest}
      step={1}
      value={seconds}
      aria-valuetext={says}
      onChange={(event) => tell(event.currentTarget.valueAsNumber)}
    />
  )
}

const prerendered = (id: string) =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input#${id}`)

/** A line with a grip below, in a touch area. */
const playhead = css`
  appearance: none;
  inline-size: 2.75rem;
  block-size: 100%;
  border: 0;
  border-radius: 0;
  background:
    linear-gradient(${color.accent} 0 0) 50% 0 / 2px 100% no-repeat,
    radial-gradient(circle at 50% calc(100% - 0.75rem), ${color.accent} 0.625rem, transparent calc(0.625rem + 1px));
  cursor: grab;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --accent: Highlight;
  }
`
/** The slider is wider than its ruler by one grip, so that the grip's middle is at the second. */
const Range = styled.input`
  appearance: none;
  position: absolute;
  inset: 0 -1.375rem;
  inline-size: calc(100% + 2.75rem);
  block-size: 100%;
  margin: 0;
  background: transparent;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    ${playhead}
  }
  &::-moz-range-track {
    block-size: 100%;
    background: transparent;
  }
  &::-moz-range-thumb {
    ${playhead}
  }
`
