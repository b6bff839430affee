import type { PublicTexts } from '../../i18n/locales/es/public'

/** What a project card shows, in the reader's language. */
export interface CardContent {
  id: string
  title: string
  description: string
  category: string
  imageUrl: string
  videoUrl: string
  isFeatured: boolean
  isSample: boolean
}

/** The three bundled samples, shown once the server has said that there are no projects. */
export const sampleCards = (samples: PublicTexts['portfolio']['samples']): CardContent[] =>
  (['reel', 'ugc', 'longform'] as const).map((id) => ({
    id: `sample-${id}`,
    ...samples[id],
    imageUrl: `/samples/sample-${id}.webp`,
    videoUrl: '',
    isFeatured: false,
    isSample: true,
  }))
