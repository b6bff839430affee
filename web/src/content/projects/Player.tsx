import type { Playable } from '@studio/domain/content/video'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius } from '../../theme/tokens'
import { Notice } from '../../ui/status/Notice'

export interface PlayerProps {
  title: string
  playable: Playable
}

/** Plays a video at once, or says that it did not load; loaded only when somebody wants to see one. */
export function Player({ title, playable }: PlayerProps) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed)
    return (
      <Notice
        action={
          <a href={playable.url} target="_blank" rel="noopener noreferrer">
            {t('portfolio.openVideo')}
          </a>
        }
      >
        {t('portfolio.playerFailed')}
      </Notice>
    )
  if (playable.kind === 'file')
    return <Film src={playable.url} controls autoPlay playsInline onError={() => setHasFailed(true)} />
  return (
    <Frame
      src={playable.url}
      title={t('portfolio.playerTitle', { title })}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** In the piece's own ratio: an upright one stands in the middle. */
const Film = styled.video`
  min-block-size: 12rem;
  max-block-size: 65dvh;
  margin-inline: auto;
  border-radius: ${radius.small};
  background: ${color.sunken};
`
const Frame = styled.iframe`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.sunken};
`
