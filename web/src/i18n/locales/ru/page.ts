import type { PageTexts } from '../es/page'

/** The page editor, in Russian. */
export const page: PageTexts = {
  title: 'Страница',
  frame: 'Ваша страница для редактирования',
  page: 'Показанная страница',
  home: 'Главная',
  privacy: 'Конфиденциальность',
  widths: {
    phone: 'Ширина телефона',
    tablet: 'Ширина планшета',
    desktop: 'Ширина компьютера',
  },
  hint: 'Нажмите на любую часть страницы, чтобы изменить её. С клавиатуры: Tab переходит от части к части, Enter открывает.',
  earlier: 'Выше',
  later: 'Ниже',
  remove: 'Убрать со страницы',
  default: 'Текст по умолчанию',
  restore: 'Вернуть текст по умолчанию',
  startFrom: 'Взять за основу',
  addAfter: 'Добавить после',
  removed: 'Убрано со страницы',
  bringBack: 'Вернуть на страницу',
  schedule: 'Запланировать другой текст',
}
