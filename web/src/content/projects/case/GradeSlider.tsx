import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, screen, space } from '../../../theme/tokens'

interface GradeSliderProps {
  /** Addresses of two stills of the same frame. */
  before: string
  after: string
}

/** Compares a still before and after the grade: dragged by finger or mouse, or moved with the arrow keys. */
export function GradeSlider({ before, after }: GradeSliderProps) {
  const { t } = useTranslation('player')
  const [share, setShare] = useState(50)
  return (
    <Root style={{ '--share': `${share}%` } as object}>
      <img src={after} alt={t('after')} width={1280} height={720} loading="lazy" decoding="async" />
      <Before src={before} alt={t('before')} width={1280} height={720} loading="lazy" decoding="async" />
      <Name data-side="before" aria-hidden>
        {t('before')}
      </Name>
      <Name data-side="after" aria-hidden>
        {t('after')}
      </Name>
      <Line />
      <input
        type="range"
        aria-label={t('compare')}
        aria-valuetext={t('compared', { share })}
        min={0}
        max={100}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
      />
    </Root>
  )
}

/** From left to right in every language, because before comes first on a film's own time axis. */
const Root = styled.div`
  position: relative;
  display: grid;
  direction: ltr;
  margin-block: ${space(2)};
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${screen};
  > * {
    grid-area: 1 / 1;
  }
  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  input {
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.secondary};
    outline-offset: 2px;
  }
`
const Before = styled.img`
  clip-path: inset(0 calc(100% - var(--share)) 0 0);
`
const Line = styled.span`
  forced-color-adjust: none;
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--share);
  inline-size: 2px;
  background: #fff;
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1.375rem);
    inset-inline-start: calc(1px - 1.375rem);
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 2px solid #fff;
    border-radius: ${radius.round};
    background: rgb(0 0 0 / 0.6);
  }
`
const Name = styled.span`
  /* Above the clipped still. */
  position: relative;
  place-self: end start;
  margin: ${space(1)};
  padding: ${space(0.25)} ${space(1)};
  border-radius: ${radius.small};
  background: rgb(0 0 0 / 0.6);
  color: #fff;
  font-size: 0.875rem;
  font-weight: 600;
  &[data-side='after'] {
    place-self: end;
  }
`
