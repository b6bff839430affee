import type { Playable } from '@studio/domain/values/video'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { screen } from '../../theme/tokens'
import { Notice } from '../../ui/status/Notice'
import type { FilmChapter } from './player/Chapters'
import { FilmPlayer } from './player/FilmPlayer'
import { inRatio } from './player/filmSize'
import type { FilmCaptions } from './player/useCaptions'

export interface PlayerProps {
  title: string
  playable: Playable
  /** The ratio, such as '9:16'; '' if unknown. */
  format?: string
  /** The address of the picture that was pressed. */
  poster?: string | undefined
  captions?: FilmCaptions | undefined
  chapters?: readonly FilmChapter[] | undefined
}

/** Plays a video at once, or shows that it failed to load. It is loaded on first use. */
export function Player({ title, playable, format = '', poster, captions, chapters }: PlayerProps) {
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
  if (playable.kind === 'file' || playable.kind === 'film')
    return (
      <Place>
        <FilmPlayer
          title={title}
          url={playable.url}
          format={format}
          poster={poster}
          captions={captions}
          chapters={chapters}
          onFail={() => setHasFailed(true)}
        />
      </Place>
    )
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

/** The film's place, whose width `narrow` asks about (player/filmSize.ts). */
const Place = styled.div`
  container: film / inline-size;
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  /* The showreel's screen grows with the controls. */
  @container (max-width: 19.5rem) {
    div:has(> &) {
      aspect-ratio: auto;
      max-block-size: none;
    }
  }
`
/** Dark until the film has loaded. An iframe whose colour scheme differs from its page's would be white. */
const Frame = styled.iframe<{ $format: string }>`
  display: block;
  border: 0;
  color-scheme: light;
  background: ${screen};
  ${({ $format }) => inRatio($format || '16:9')}
`
