import type { ContentRows } from '@studio/domain/content/contentTypes'
import { filmPath, loopPath } from '@studio/domain/content/films/manifest'
import { costOfPlays, type FilmSummary, transferPrice } from '@studio/domain/content/media/fileSummary'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { Film, Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatSize, pricesInText } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, radius, screen } from '../../../theme/tokens'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Spinner } from '../../../ui/screen/Spinner'
import { FileFacts } from './FileFacts'
import { FileCard, FileWords } from './fileCards'
import { useNameOfUse } from './useNameOfUse'

const Player = lazy(async () => ({ default: (await import('../../../content/projects/Player')).Player }))

interface FilmCardProps {
  film: FilmSummary
  content: ContentRows
}

/** An uploaded film: its picture plays it; below are its length, size, uses and the cost of a thousand plays. */
export function FilmCard({ film, content }: FilmCardProps) {
  const { t } = useTranslation('console')
  const { t: tPublic } = useTranslation()
  const { language } = useLanguage()
  const nameOf = useNameOfUse(content, t('admin.pictures.films.showreel'))
  const [isPlaying, setIsPlaying] = useState(false)
  const playable = film.is_loop
    ? ({ kind: 'file', url: loopPath(film.name) } as const)
    : ({ kind: 'film', url: filmPath(film.name) } as const)
  const [use] = film.used_by
  const figures = `${clockOf(film.seconds) || '0:00'} · ${formatSize(language, film.bytes)}`
  const cost = pricesInText(language, costOfPlays(film.bytes))
  const title = use ? nameOf(use) : figures
  const row = content.projects.find(({ id }) => film.used_by.some((other) => other.id === id))
  const picture = row && 'image_url' in row ? row.image_url : ''
  return (
    <FileCard>
      <PlayButton type="button" aria-label={tPublic('portfolio.play', { title })} onClick={() => setIsPlaying(true)}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" width={320} height={180} />
        ) : (
          <Film aria-hidden size={40} />
        )}
        <Play aria-hidden size={20} />
      </PlayButton>
      <FileWords>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {use && <p>{figures}</p>}
        {film.is_loop && (
          <p>{t(film.is_sound ? 'admin.writing.film.sound.ofProject' : 'admin.projects.form.loopUrl')}</p>
        )}
        <p>{t('admin.pictures.films.cost', { cost, free: formatSize(language, transferPrice.freeGB * 1e9) })}</p>
        <FileFacts file={film} nameOf={nameOf} />
      </FileWords>
      {isPlaying && (
        <Dialog isWide title={title} closeLabel={tPublic('common.close')} onClose={() => setIsPlaying(false)}>
          <Suspense fallback={<Spinner label={t('admin.pictures.loading')} />}>
            <Player title={title} playable={playable} poster={picture || undefined} />
          </Suspense>
        </Dialog>
      )}
    </FileCard>
  )
}

const PlayButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  padding: 0;
  border: 0;
  background: ${color.sunken};
  color: ${color.inkSoft};
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
  }
  > svg:last-child {
    position: absolute;
    inset-inline-end: 0.75rem;
    inset-block-end: 0.75rem;
    box-sizing: content-box;
    padding: 0.75rem;
    border-radius: ${radius.round};
    background: #fff;
    color: ${screen};
    fill: currentColor;
  }
`
