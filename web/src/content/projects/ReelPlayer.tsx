import { projectOf, readChapters } from '@studio/domain/content/films/chapters'
import { type PublicProject, projectAnchor } from '@studio/domain/content/publicContent'
import type { LanguageCode } from '@studio/domain/languages'
import type { Playable } from '@studio/domain/values/video'
import type { ReactNode } from 'react'
import { Player } from './Player'
import { Transcript } from './player/Transcript'
import type { FilmCaptions } from './player/useCaptions'

export interface ReelPlayerProps {
  title: string
  playable: Playable
  captions: FilmCaptions | undefined
  /** A line for each chapter. A title that equals a project's links to that project. */
  chapters: string
  /** The language of the chapters, if it is not the page's. */
  chaptersLanguage: LanguageCode | undefined
  projects: readonly PublicProject[]
  /** Renders the film on the showreel's screen. */
  onScreen: (film: ReactNode) => ReactNode
}

/** The showreel with its chapters, and its transcript below. */
export function ReelPlayer({
  title,
  playable,
  captions,
  chapters,
  chaptersLanguage,
  projects,
  onScreen,
}: ReelPlayerProps) {
  const read = (readChapters(chapters) ?? []).map((chapter) => {
    const project = projectOf(chapter, projects)
    return { ...chapter, language: chaptersLanguage, anchor: project && projectAnchor(project.id) }
  })
  return (
    <>
      {onScreen(<Player title={title} playable={playable} captions={captions} chapters={read} />)}
      {captions && <Transcript captions={captions} />}
    </>
  )
}
