import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Russian. */
export const pictures: PicturesTexts = {
  title: 'Изображения',
  intro: 'Изображения, которые хранит этот сайт. Неиспользуемые удаляются через {{days}} дней.',
  offline: 'Нет сети: изображения появятся, когда она вернётся.',
  failed: 'Не удалось загрузить изображения.',
  none: 'Своих изображений пока нет. Выберите изображение в проекте, в отзыве или для логотипа.',
  added: 'Добавлено {{when}}',
  shownIn: 'Где показано',
  unused: 'Не используется с {{since}}; будет удалено {{ends}}.',
  logo: 'Логотип сайта',
  loading: 'Загрузка изображений',
}
