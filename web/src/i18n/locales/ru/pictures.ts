import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in Russian. */
export const pictures: PicturesTexts = {
  title: 'Картинки',
  intro: 'Картинки, которые хранит этот сайт. То, что нигде не показано, удаляется через {{days}} дней.',
  offline: 'Нет сети: список читается с сервера.',
  failed: 'Не удалось прочитать картинки.',
  none: 'Своих картинок пока нет. Выберите их в проекте, отзыве или логотипе.',
  added: 'Добавлена {{when}}',
  shownIn: 'Показана в',
  unused: 'Не используется с {{since}}; будет удалена {{ends}}.',
  logo: 'Логотип сайта',
  loading: 'Загрузка картинок',
}
