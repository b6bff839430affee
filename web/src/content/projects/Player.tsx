import type { Playable } from '@studio/domain/values/video'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { screen } from '../../theme/tokens'
import { Notice } from '../../ui/status/Notice'

export interface PlayerProps {
  title: string
  playable: Playable
  /** The ratio, such as '9:16'; '' if unknown. */
  format?: string
}

/** Plays a video at once, or shows that it failed to load. It is loaded on first use. */
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

/** Maximum height of a video, so that its title and the buttons below stay visible. */
const tallest = 'var(--tallest, 70dvh)'

/** The largest size for this ratio that fits; a narrow video is centred. */
const inRatio = (format: string) => {
  const [width = 16, height = 9] = format.split(':').map(Number)
  return css`
    inline-size: min(100%, ${tallest} * ${width} / ${height});
    aspect-ratio: ${width} / ${height};
    margin-inline: auto;
  `
}
/** Without a known ratio, the file's own ratio applies. */
const Film = styled.video<{ $format: string }>`
  min-block-size: 12rem;
  max-block-size: ${tallest};
  margin-inline: auto;
  background: ${screen};
  ${({ $format }) => $format && inRatio($format)}
`
/** Dark until the film has loaded. An iframe whose colour scheme differs from its page's would be white. */
const Frame = styled.iframe<{ $format: string }>`
  display: block;
  border: 0;
  color-scheme: light;
  background: ${screen};
  ${({ $format }) => inRatio($format || '16:9')}
`
