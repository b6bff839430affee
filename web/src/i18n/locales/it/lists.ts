import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Italian. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Lingue',
    text: 'Testi già scritti in ciascuna lingua.',
    open: 'Vedi traduzioni',
    none: 'Non c’è ancora nulla da tradurre.',
  },
}
