import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in French. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Langues',
    text: 'Textes déjà écrits dans chaque langue.',
    open: 'Voir les traductions',
    none: 'Il n’y a encore rien à traduire.',
  },
}
