import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Russian. */
export const sections: SectionsTexts = {
  title: 'Тексты страницы',
  new: 'Добавить пункт',
  editTitle: 'Изменить текст',
  empty: 'Все тексты исходные.',
  editRow: 'Изменить: {{name}}',
  deleteRow: 'Удалить: {{name}}',
  deleteTitle: 'Удалить этот текст?',
  deleteText: 'Вернётся исходный текст, если он есть.',
  loadError: 'Не удалось загрузить тексты страницы',
  createError: 'Не удалось сохранить текст',
  updateError: 'Не удалось сохранить текст',
  deleteError: 'Не удалось удалить текст',
  reorderError: 'Не удалось изменить порядок',
  created: 'Текст сохранён',
  updated: 'Текст сохранён',
  deleted: 'Текст удалён',
  form: {
    list: 'Список',
    imageUrl: 'URL изображения',
    badge: 'Метка',
    title: 'Заголовок',
    text: 'Текст',
    action: 'Кнопка',
    note: 'Примечание',
    captions: 'Субтитры (SRT или VTT)',
    chapters: 'Главы, по одной в строке: 0:12 Вступление',
    chaptersWrong: 'Каждая строка\u00a0— глава: время и название, например 0:12 Вступление',
  },
}
