import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Portuguese. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Idiomas',
    text: 'Textos já escritos em cada idioma.',
    open: 'Ver traduções',
    none: 'Ainda não há conteúdo para traduzir.',
  },
}
