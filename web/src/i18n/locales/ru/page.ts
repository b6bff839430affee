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
  toSettings: 'Открыть в настройках',
  earlier: 'Выше',
  later: 'Ниже',
  remove: 'Убрать со страницы',
  restore: 'Вернуть исходный текст',
}
