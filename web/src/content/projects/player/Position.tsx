import { clockOf } from '@studio/domain/content/media/pieceLength'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { space } from '../../../theme/tokens'
import type { PlayerCommand } from './playerKeys'
import type { VideoState } from './useVideoState'

interface PositionProps {
  state: VideoState
  /** Times at which the line has a mark, in seconds. */
  marks: readonly number[]
  onCommand: (command: PlayerCommand) => void
}

/** Formats a time as the player does, including the start as '0:00'. */
const clock = (seconds: number) => clockOf(seconds) || '0:00'

/** The current position in the film: a slider, and the times. */
export function Position({ state: { at, seconds, loadedTo }, marks, onCommand }: PositionProps) {
  const { t } = useTranslation('player')
  const part = (time: number) => (seconds > 0 ? Math.min(time / seconds, 1) : 0)
  return (
    <Root>
      <Track>
        <Line
          type="range"
          data-position
          min={0}
          max={1}
          step="any"
          value={part(at)}
          disabled={seconds === 0}
          aria-label={t('position')}
          aria-valuetext={t('positionOf', { at: clock(at), seconds: clock(seconds) })}
          onChange={({ target }) => onCommand({ kind: 'seekTo', part: target.valueAsNumber })}
          style={{ '--loaded': `${part(loadedTo) * 100}%` } as object}
        />
        {seconds > 0 &&
          marks.map((time) => <Mark key={time} data-mark style={{ insetInlineStart: `${part(time) * 100}%` }} />)}
      </Track>
      <Times aria-hidden>
        {clock(at)} / {clock(seconds)}
      </Times>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1)};
`
const Track = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-inline-size: 0;
`
/** The start of a chapter. */
const Mark = styled.span`
  position: absolute;
  inset-block: 0.375rem;
  inline-size: 2px;
  background: #fff;
  pointer-events: none;
  @media (forced-colors: active) {
    background: CanvasText;
  }
`
const Line = styled.input`
  min-inline-size: 0;
  /* Tall enough for a finger, without moving what is around it. */
  block-size: 2.75rem;
  margin: -0.625rem 0;
  background: linear-gradient(to right, rgb(255 255 255 / 0.5) var(--loaded), rgb(255 255 255 / 0.2) 0) center / 100%
    3px no-repeat;
`
const Times = styled.span`
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
