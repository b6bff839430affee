import { noProject } from '@studio/domain/content/publicContent'
import type { CardContent } from '../../../content/projects/playerProps'
import type { PublicTexts } from '../../../i18n/locales/es/public'

/** Returns the three bundled samples, shown once the server has confirmed that there are no projects. */
export const sampleCards = (samples: PublicTexts['portfolio']['samples']): CardContent[] =>
  (['reel', 'ugc', 'longform'] as const).map((id) => ({
    ...noProject,
    id: `sample-${id}`,
    ...samples[id],
    imageUrl: `/samples/sample-${id}.webp`,
    loopUrl: `/samples/sample-${id}.mp4`,
    isSample: true,
  }))
