import type { Chapter } from '@studio/domain/content/films/chapters'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import type { LanguageCode } from '@studio/domain/languages'
import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { radius, space } from '../../../theme/tokens'

/** A chapter, the language of its title if it is not the page's, and the anchor of the project that it shows. */
export interface FilmChapter extends Chapter {
  language?: LanguageCode | undefined
  anchor?: string | undefined
}

interface ChaptersProps {
  chapters: readonly FilmChapter[]
  /** The current time, in seconds. */
  at: number
  onChoose: (chapter: Chapter) => void
}

/** A film's chapters as a row of buttons. A chapter that shows a project also has a link to it. */
export function Chapters({ chapters, at, onChoose }: ChaptersProps) {
  const { t } = useTranslation('player')
  const current = chapters.findLast((chapter) => chapter.at <= at)
  return (
    <Row aria-label={t('chapters')}>
      {chapters.map((chapter) => (
        <li key={`${chapter.at} ${chapter.title}`}>
          <button type="button" aria-current={chapter === current || undefined} onClick={() => onChoose(chapter)}>
            {clockOf(chapter.at) || '0:00'} <bdi lang={chapter.language}>{chapter.title}</bdi>
          </button>
          {chapter.anchor && (
            <a href={`#${chapter.anchor}`} aria-label={t('toProject', { title: chapter.title })}>
              <ArrowUpRight aria-hidden size={18} />
            </a>
          )}
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ol`
  display: flex;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0 ${space(1)};
  overflow-x: auto;
  list-style: none;
  li {
    display: flex;
    flex: none;
  }
  button,
  a {
    display: inline-grid;
    grid-auto-flow: column;
    gap: 0.5ch;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space(1)};
    border: 0;
    border-radius: ${radius.small};
    color: #fff;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  [aria-current] {
    font-weight: 700;
  }
`
