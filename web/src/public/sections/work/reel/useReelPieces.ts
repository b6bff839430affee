import type { PublicProject } from '@studio/domain/content/publicContent'
import { useTranslation } from 'react-i18next'
import { useContent } from '../../../data/content'
import { sampleCards } from '../sampleProjects'

/** Maximum number of clips in the row. */
const most = 6

/**
 * Returns the pieces for the reel: shown projects with a loop. The bundled samples appear only if the portfolio shows
 * them too, marked, so that they never pass for the studio's work.
 */
export function useReelPieces(): readonly PublicProject[] {
  const { t } = useTranslation()
  const now = useContent()
  if (now.status !== 'ready') return []
  const { projects } = now.content
  const shown = projects.length > 0 ? projects : sampleCards(t('portfolio.samples', { returnObjects: true }))
  return shown.filter(({ loopUrl }) => loopUrl).slice(0, most)
}
