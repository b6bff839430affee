import { Captions, Maximize, Minimize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, motion, radius, screen, space } from '../../../theme/tokens'
import { IconButton } from '../../../ui/IconButton'
import { Chapters, type FilmChapter } from './Chapters'
import { narrow } from './filmSize'
import { Position } from './Position'
import { type PlayerCommand, speeds } from './playerKeys'
import type { VideoState } from './useVideoState'

interface ControlsProps {
  film: RefObject<HTMLVideoElement | null>
  state: VideoState
  isFullScreen: boolean
  /** Undefined if the film has no captions. */
  captions: 'on' | 'off' | undefined
  chapters: readonly FilmChapter[]
  onCommand: (command: PlayerCommand) => void
}

/** The player's controls, on the lower edge of the film. Like those of all players, they run from left to right. */
export function Controls({ film, state, isFullScreen, captions, chapters, onCommand }: ControlsProps) {
  const { t, i18n } = useTranslation('player')
  const { isPaused, isMuted, volume, speed } = state
  return (
    <Root dir="ltr" data-controls>
      <Position state={state} marks={chapters.map(({ at }) => at)} onCommand={onCommand} />
      {chapters.length > 0 && (
        <Chapters chapters={chapters} at={state.at} onChoose={({ at }) => onCommand({ kind: 'seekAt', seconds: at })} />
      )}
      <Row>
        <IconButton label={t(isPaused ? 'play' : 'pause')} onClick={() => onCommand({ kind: 'toggle' })}>
          {isPaused ? <Play aria-hidden size={22} /> : <Pause aria-hidden size={22} />}
        </IconButton>
        <IconButton label={t(isMuted ? 'unmute' : 'mute')} onClick={() => onCommand({ kind: 'mute' })}>
          {isMuted ? <VolumeX aria-hidden size={22} /> : <Volume2 aria-hidden size={22} />}
        </IconButton>
        <Volume
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          aria-label={t('volume')}
          onChange={({ target }) => onCommand({ kind: 'volumeTo', volume: target.valueAsNumber })}
        />
        <Speed
          aria-label={t('speed')}
          title={t('speed')}
          value={speed}
          onChange={({ target }) => onCommand({ kind: 'speedTo', speed: Number(target.value) })}
        >
          {speeds.map((value) => (
            <option key={value} value={value}>
              {value.toLocaleString(i18n.language)}×
            </option>
          ))}
        </Speed>
        {captions && (
          <IconButton
            label={t('captions')}
            aria-pressed={captions === 'on'}
            onClick={() => onCommand({ kind: 'captions' })}
          >
            <Captions aria-hidden size={22} />
          </IconButton>
        )}
        {document.pictureInPictureEnabled && (
          <IconButton label={t('window')} onClick={() => void toggleWindow(film.current)}>
            <PictureInPicture2 aria-hidden size={22} />
          </IconButton>
        )}
        <IconButton
          label={t(isFullScreen ? 'smaller' : 'fullScreen')}
          onClick={() => onCommand({ kind: 'fullScreen' })}
        >
          {isFullScreen ? <Minimize aria-hidden size={22} /> : <Maximize aria-hidden size={22} />}
        </IconButton>
      </Row>
    </Root>
  )
}

/** Moves the film to a window above all others, or back. */
async function toggleWindow(video: HTMLVideoElement | null) {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video?.requestPictureInPicture()
  } catch (error) {
    console.info('no picture in picture', error)
  }
}

const Root = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space(4)} ${space(1)} ${space(0.5)};
  color: #fff;
  background: linear-gradient(transparent, rgb(0 0 0 / 0.75));
  transition: opacity ${motion.quick};
  [data-quiet] > &:not(:has(:focus-visible)) {
    opacity: 0;
    pointer-events: none;
  }
  ${narrow} {
    && {
      position: static;
      padding-block-start: ${space(0.5)};
      opacity: 1;
      pointer-events: auto;
    }
  }
  button,
  button:hover:not(:disabled) {
    color: #fff;
    background: transparent;
  }
  button:hover:not(:disabled) {
    background: rgb(0 0 0 / 0.6);
  }
  [aria-pressed='true'] {
    box-shadow: inset 0 -3px #fff;
    /* Shadows are not drawn in the system's colours. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  input,
  select {
    accent-color: #fff;
    color: #fff;
  }
`
const Row = styled.div`
  display: flex;
  /* A vertical film in a narrow window is narrower than all controls beside each other. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)};
`
/** Hidden on touch screens, whose devices have buttons for the volume. */
const Volume = styled.input`
  inline-size: 5rem;
  block-size: 2.75rem;
  @media (pointer: coarse) {
    display: none;
  }
`
const Speed = styled.select`
  margin-inline-start: auto;
  min-block-size: 2.5rem;
  padding-inline: ${space(0.5)};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  font: inherit;
  font-weight: 600;
  option {
    background: ${screen};
  }
  ${breakpoint.phone} {
    min-block-size: 2.75rem;
  }
`
