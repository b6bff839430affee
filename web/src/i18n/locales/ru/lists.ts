import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Russian. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Языки',
    text: 'Тексты, уже написанные на каждом языке.',
    open: 'Открыть переводы',
    none: 'Пока нечего переводить.',
  },
}
