import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Russian. */
export const dashboard: DashboardTexts = {
  title: 'Обзор',
  welcome: 'Добро пожаловать в консоль',
  users: { title: 'Пользователи', text: 'Кто может войти и что ему доступно.', open: 'К пользователям' },
  settings: { title: 'Настройки', text: 'Название, соцсети, контакты и SEO сайта.', open: 'К настройкам' },
  projects: { title: 'Проекты', text: 'Создавайте, меняйте и упорядочивайте портфолио.', open: 'К проектам' },
}
