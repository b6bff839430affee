import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in German. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Sprachen',
    text: 'Texte, die in jeder Sprache schon geschrieben sind.',
    open: 'Übersetzungen ansehen',
    none: 'Es gibt noch nichts zu übersetzen.',
  },
}
