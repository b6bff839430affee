import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Russian. */
export const dashboard: DashboardTexts = {
  title: 'Обзор',
  welcome: 'Добро пожаловать в консоль',
  users: { title: 'Пользователи', text: 'Кто может войти и что ему доступно.', open: 'К пользователям' },
  settings: { title: 'Настройки', text: 'Название, соцсети, контакты и SEO сайта.', open: 'К настройкам' },
  projects: { title: 'Проекты', text: 'Создавайте, меняйте и упорядочивайте портфолио.', open: 'К проектам' },
  messages: {
    title: 'Новые сообщения',
    text: 'Заявки, которые ещё никто не открыл.',
    open: 'К новым сообщениям',
  },
  weeks: {
    title: 'Сообщения по неделям',
    text: 'Последние 12 недель, с понедельника по воскресенье, по подсчёту сервера.',
    sum: 'Всего: {{n}}',
    figures: 'Показать цифры',
    week: 'Неделя',
    from: 'Неделя с {{date}}',
    count: 'Сообщения',
  },
}
