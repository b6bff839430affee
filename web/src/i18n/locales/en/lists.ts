import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in English. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Languages',
    text: 'Texts already written in each language.',
    open: 'View translations',
    none: 'There is nothing to translate yet.',
  },
}
