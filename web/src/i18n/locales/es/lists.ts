import type { Words } from './public'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Spanish. */
export const lists = {
  completeness: {
    title: 'Idiomas',
    text: 'Textos que ya están escritos en cada idioma.',
    open: 'Ver traducciones',
    none: 'Todavía no hay contenido que traducir.',
  },
}

export type ListsTexts = Words<typeof lists>
