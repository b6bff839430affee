import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Russian. */
export const testimonials: TestimonialsTexts = {
  title: 'Отзывы',
  new: 'Новый отзыв',
  editTitle: 'Изменить отзыв',
  empty: 'Отзывов нет. Создайте новый, чтобы начать.',
  table: {
    client: 'Клиент',
    role: 'Роль',
    company: 'Компания',
    rating: 'Оценка',
    content: 'Содержание',
  },
  editRow: 'Изменить отзыв: {{name}}',
  deleteRow: 'Удалить отзыв: {{name}}',
  deleteTitle: 'Удалить отзыв?',
  deleteText: 'Это действие нельзя отменить. Отзыв будет удалён навсегда.',
  form: {
    name: 'Имя клиента',
    avatarUrl: 'URL аватара',
    rating: 'Оценка',
    stars: '{{n}} из 5 звёзд',
    role: 'Роль',
    company: 'Компания',
    content: 'Текст отзыва',
  },
  loadError: 'Не удалось загрузить отзывы',
  createError: 'Не удалось создать отзыв',
  updateError: 'Не удалось обновить отзыв',
  deleteError: 'Не удалось удалить отзыв',
  reorderError: 'Не удалось изменить порядок отзывов',
  created: 'Отзыв создан',
  updated: 'Отзыв обновлён',
  deleted: 'Отзыв удалён',
}
