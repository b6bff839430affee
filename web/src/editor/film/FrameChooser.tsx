import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { unload } from '../../lib/unload'
import { color, radius, screen, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hint } from '../../ui/form/Field'
import { LoopChooser } from './LoopChooser'

export interface FrameChooserProps {
  file: Blob
  /** Returns whether there is a picture already. If not, a frame is proposed. */
  hasPicture: () => boolean
  /** Receives the chosen frame as a picture. */
  onFrame: (frame: Blob) => void
  /** Receives the future address of a loop of the film. */
  onLoop: (address: string) => void
}

/** The part of a film after which the proposed frame comes. Films often begin and end in black. */
const proposedAt = 1 / 3

/**
 * Lets the owner look for a moment of a film, and take it as the project's picture or as the beginning of its loop. A
 * project without a picture gets one at once.
 */
export function FrameChooser({ file, hasPicture, onFrame, onLoop }: FrameChooserProps) {
  const { t } = useTranslation('console')
  const film = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [at, setAt] = useState(0)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const video = film.current
    if (!video) return
    const address = URL.createObjectURL(file)
    video.src = address
    return () => {
      unload(video)
      URL.revokeObjectURL(address)
    }
  }, [file])
  if (isBroken) return <Hint>{t('admin.writing.film.frame.broken')}</Hint>
  const goTo = (moment: number) => {
    setAt(moment)
    if (film.current) film.current.currentTime = moment
  }
  const handleTake = async (isWanted = () => true) => {
    const frame = film.current && (await frameOf(film.current))
    if (frame && isWanted()) onFrame(frame)
  }
  const handleLength = (length: number) => {
    setSeconds(length)
    if (hasPicture()) return
    goTo(length * proposedAt)
    void handleTake(() => !hasPicture())
  }
  return (
    <Root>
      <Film
        ref={film}
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={({ currentTarget }) => handleLength(currentTarget.duration)}
        onError={() => setIsBroken(true)}
      />
      <input
        type="range"
        min={0}
        max={seconds}
        step={1 / 30}
        value={at}
        aria-label={t('admin.writing.film.frame.position')}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <Button variant="line" small disabled={seconds === 0} onClick={() => void handleTake()}>
        {t('admin.writing.film.frame.use')}
      </Button>
      {seconds > 0 && <LoopChooser file={file} at={at} seconds={seconds} onLoop={onLoop} />}
    </Root>
  )
}

/** Returns the frame that a video shows, as a picture; null if there is none. */
async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.seeking) await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [video.videoWidth, video.videoHeight]
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  input {
    inline-size: 100%;
    accent-color: ${color.secondary};
  }
`
const Film = styled.video`
  max-inline-size: 100%;
  max-block-size: 14rem;
  border-radius: ${radius.small};
  background: ${screen};
`
