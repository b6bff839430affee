import { noProject } from '@studio/domain/content/publicContent'
import type { CardContent } from '../../../content/projects/playerProps'
import { useContent } from '../../data/content'

/** A bundled piece for a studio that has no project yet. */
const samplePiece: CardContent = {
  ...noProject,
  id: 'sample-volta',
  title: 'Volta',
  imageUrl: '/samples/volta.webp',
  loopUrl: '/samples/volta.mp4',
  format: '16:9',
  isSample: true,
}

/**
 * Returns the project that the first screen cuts: the first featured one, or else the first, or else a sample.
 * Undefined until the content is known.
 */
export function useHeroPiece(): CardContent | undefined {
  const now = useContent()
  if (now.status !== 'ready') return undefined
  const pieces: readonly CardContent[] = now.content.projects
  const pictured = pieces.filter(({ imageUrl }) => imageUrl)
  return pictured.find(({ isFeatured }) => isFeatured) ?? pictured[0] ?? samplePiece
}
