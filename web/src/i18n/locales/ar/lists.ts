import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Arabic. */
export const lists: ListsTexts = {
  completeness: {
    title: 'اللغات',
    text: 'النصوص المكتوبة بالفعل في كل لغة.',
    open: 'عرض الترجمات',
    none: 'لا يوجد محتوى للترجمة بعد.',
  },
}
