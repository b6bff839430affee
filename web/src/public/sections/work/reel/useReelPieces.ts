import type { PublicProject } from '@studio/domain/content/publicContent'
import { useTranslation } from 'react-i18next'
import { useContent } from '../../../content/content'
import { sampleCards } from '../sampleProjects'

/** A row of clips: more would be a list. */
const most = 6

/**
 * The pieces that stand in for a showreel: those shown that have a loop. The bundled samples only where the portfolio
 * shows them too, marked: they must not pass for a studio's own work.
 */
export function useReelPieces(): readonly PublicProject[] {
  const { t } = useTranslation()
  const now = useContent()
  if (now.status !== 'ready') return []
  const { projects } = now.content
  const shown = projects.length > 0 ? projects : sampleCards(t('portfolio.samples', { returnObjects: true }))
  return shown.filter(({ loopUrl }) => loopUrl).slice(0, most)
}
