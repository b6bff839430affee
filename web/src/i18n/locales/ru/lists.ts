import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Russian. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Языки',
    text: 'Тексты, уже написанные на каждом языке.',
    open: 'Открыть переводы',
    none: 'Пока нечего переводить.',
  },
  search: {
    label: 'Поиск',
    projects: 'Название, клиент или категория',
    testimonials: 'Клиент, роль, компания или текст',
    clear: 'Сбросить поиск и фильтры',
    count: '{{shown}} из {{total}}',
    none: 'Ничего не найдено по этому запросу и фильтрам.',
  },
  sort: {
    label: 'Сортировка',
    order: 'Порядок на странице',
    title: 'Название',
    client: 'Клиент',
    date: 'Дата: сначала новые',
    featured: 'Сначала избранные',
    best: 'Оценка: сначала высокие',
    worst: 'Оценка: сначала низкие',
  },
  filter: {
    category: 'Категория',
    anyCategory: 'Все',
    featured: 'Избранное',
    anyFeatured: 'Все',
    yes: 'Только избранные',
    no: 'Без избранных',
    anyRating: 'Все',
  },
  move: {
    title: 'Переместить «{{title}}»',
    position: 'Новое место, от 1 до {{total}}',
    wrong: 'Введите число от 1 до {{total}}.',
    confirm: 'Переместить',
    blocked: 'Чтобы менять порядок, выберите «Порядок на странице» и сбросьте поиск и фильтры.',
  },
  duplicate: 'Дублировать {{title}}',
}
