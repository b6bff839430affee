import type { Playable } from '@studio/domain/values/video'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { screen } from '../../theme/tokens'
import { Notice } from '../../ui/status/Notice'

export interface PlayerProps {
  title: string
  playable: Playable
  /** The piece's ratio, as '9:16'; '' where the studio does not say. */
  format?: string
}

/** Plays a video at once, or says that it did not load; loaded only when somebody wants to see one. */
export function Player({ title, playable, format = '' }: PlayerProps) {
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
    return <Film src={playable.url} $format={format} controls autoPlay playsInline onError={() => setHasFailed(true)} />
  return (
    <Frame
      src={playable.url}
      $format={format}
      title={t('portfolio.playerTitle', { title })}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** How tall a piece may be: its title and what follows it stay in sight. */
const tallest = 'var(--tallest, 70dvh)'

/** As large as the room lets a piece of this ratio be: an upright one stands in the middle. */
const inRatio = (format: string) => {
  const [width = 16, height = 9] = format.split(':').map(Number)
  return css`
    inline-size: min(100%, ${tallest} * ${width} / ${height});
    aspect-ratio: ${width} / ${height};
    margin-inline: auto;
  `
}
/** Where nobody has said its ratio, a file knows it. */
const Film = styled.video<{ $format: string }>`
  min-block-size: 12rem;
  max-block-size: ${tallest};
  margin-inline: auto;
  background: ${screen};
  ${({ $format }) => $format && inRatio($format)}
`
/** Until the film is there one sees the dark room: a frame of another colour scheme than its page's would be white. */
const Frame = styled.iframe<{ $format: string }>`
  display: block;
  border: 0;
  color-scheme: light;
  background: ${screen};
  ${({ $format }) => inRatio($format || '16:9')}
`
