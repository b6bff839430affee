import { languageOf } from '@studio/domain/languages'
import { LoaderCircle } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { isComposing } from '../../../lib/isComposing'
import { screen } from '../../../theme/tokens'
import type { FilmChapter } from './Chapters'
import { Controls } from './Controls'
import { control } from './control'
import { inRatio, narrow, tallest } from './filmSize'
import { commandOf, controlOf, type PlayerCommand } from './playerKeys'
import { type FilmCaptions, useCaptions } from './useCaptions'
import { useFullScreen } from './useFullScreen'
import { usePlayerTexts } from './usePlayerTexts'
import { useQuiet } from './useQuiet'
import { useSource } from './useSource'
import { useVideoState } from './useVideoState'

interface FilmPlayerProps {
  title: string
  url: string
  /** The ratio, such as '9:16'; '' if unknown. */
  format: string
  /** The picture that was pressed, which stays until the first frame. */
  poster?: string | undefined
  captions?: FilmCaptions | undefined
  chapters?: readonly FilmChapter[] | undefined
  onFail: () => void
}

/** Plays a film with the page's own controls. It starts at once, because it is opened by a press. */
export function FilmPlayer({ title, url, format, poster, captions, chapters = [], onFail }: FilmPlayerProps) {
  const player = useRef<HTMLDivElement>(null)
  const film = useRef<HTMLVideoElement>(null)
  const { state, read } = useVideoState(film)
  const fullScreen = useFullScreen(player, film)
  const { isQuiet, wake } = useQuiet(!state.isPaused)
  const hasTexts = usePlayerTexts()
  const shown = useCaptions(film, captions)
  useSource(film, url, onFail)
  useEffect(() => takeFocus(player.current), [])

  const run = (command: PlayerCommand) => {
    const video = film.current
    if (!video) return
    if (command.kind === 'fullScreen') fullScreen.toggle()
    else if (command.kind === 'captions') shown.toggle()
    else {
      control(video, command)
      read()
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    wake()
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const command = commandOf(event.key.toLowerCase(), controlOf(event.target as Element))
    if (!command) return
    // Otherwise the page would scroll.
    event.preventDefault()
    run(command)
  }
  const handleClick = ({ nativeEvent }: MouseEvent) => {
    // A tap only shows the controls.
    if (!(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')) run({ kind: 'toggle' })
  }
  return (
    <Root
      ref={player}
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-player
      data-quiet={isQuiet || undefined}
      $format={format}
      onKeyDown={handleKey}
      onPointerMove={wake}
      onPointerDown={wake}
      onFocus={wake}
    >
      <Film ref={film} autoPlay playsInline poster={poster} $format={format} onClick={handleClick}>
        {captions && shown.source && (
          <track
            kind="captions"
            src={shown.source}
            srcLang={captions.language}
            label={languageOf(captions.language).name}
          />
        )}
      </Film>
      {state.isWaiting && <Wheel aria-hidden size={48} />}
      {hasTexts && (
        <Controls
          film={film}
          state={state}
          isFullScreen={fullScreen.isFull}
          captions={captions && (shown.isOn ? 'on' : 'off')}
          chapters={chapters}
          onCommand={run}
        />
      )}
    </Root>
  )
}

/**
 * Takes the focus, so that keys work at once. If the focus is in the dialog around the player, such as on its button
 * for the next film, it stays there.
 */
function takeFocus(player: HTMLElement | null) {
  if (!player?.closest('[role=dialog]')?.contains(document.activeElement)) player?.focus({ preventScroll: true })
}

const Root = styled.div<{ $format: string }>`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  background: ${screen};
  ${({ $format }) => $format && inRatio($format)}
  ${narrow} {
    grid-template-rows: minmax(0, 1fr) auto;
    inline-size: 100%;
    aspect-ratio: auto;
  }
  &[data-quiet] {
    cursor: none;
  }
  &:fullscreen {
    inline-size: 100%;
    aspect-ratio: auto;
    --tallest: 100dvh;
  }
`
/** Without a known ratio, the film's own ratio applies. */
const Film = styled.video<{ $format: string }>`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 12rem;
  max-block-size: ${tallest};
  object-fit: contain;
  ${narrow} {
    :not(:fullscreen) > & {
      block-size: auto;
      min-block-size: 0;
      aspect-ratio: ${({ $format }) => ($format || '16:9').replace(':', ' / ')};
    }
  }
`
const turn = keyframes`
  to { transform: rotate(1turn); }
`
const appear = keyframes`
  from, to { opacity: 0; }
`
/** Shown only if the film keeps the viewer waiting. */
const Wheel = styled(LoaderCircle)`
  position: absolute;
  place-self: center;
  color: #fff;
  pointer-events: none;
  animation: ${turn} 0.9s linear infinite, ${appear} 0.4s;
  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 0.4s;
  }
`
