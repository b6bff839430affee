import type { PublicProject } from '@studio/domain/content/publicContent'
import { useTranslation } from 'react-i18next'
import { useContent } from '../../../content/content'
import { sampleCards } from '../sampleProjects'

/** A row of clips: more would be a list. */
const most = 6

/** The pieces that stand in for a showreel: those shown that have a loop, or else the bundled samples. */
export function useReelPieces(): readonly PublicProject[] {
  const { t } = useTranslation()
  const now = useContent()
  const shown = now.status === 'ready' ? now.content.projects.filter(({ loopUrl }) => loopUrl) : []
  return shown.length > 0 ? shown.slice(0, most) : sampleCards(t('portfolio.samples', { returnObjects: true }))
}
