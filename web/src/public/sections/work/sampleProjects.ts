import { noProject } from '@studio/domain/content/publicContent'
import type { CardContent } from '../../../content/projects/playerProps'
import type { PublicTexts } from '../../../i18n/locales/es/public'

const samplePieces = {
  reel: { file: 'cafe-aurora', format: '9:16' },
  ugc: { file: 'brisa-botanica', format: '9:16' },
  longform: { file: 'horizonte-sur', format: '21:9' },
} as const

/** Returns the three bundled samples, shown once the server has confirmed that there are no projects. */
export const sampleCards = (samples: PublicTexts['portfolio']['samples']): CardContent[] =>
  (['reel', 'ugc', 'longform'] as const).map((id) => ({
    ...noProject,
    id: `sample-${id}`,
    ...samples[id],
    imageUrl: `/samples/${samplePieces[id].file}.webp`,
    loopUrl: `/samples/${samplePieces[id].file}.mp4`,
    format: samplePieces[id].format,
    isSample: true,
  }))
