import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Фильтры',
  filtersActive: 'Фильтры ({{n}})',
  more: 'Другие действия: {{name}}',
  toContent: 'Перейти к содержимому',
  toList: 'Перейти к списку',
  groups: {
    content: 'Контент',
    enquiries: 'Заявки',
    people: 'Люди',
    site: 'Сайт',
  },
  row: {
    see: 'Посмотреть на сайте',
    show: 'Показать на сайте',
    hide: 'Скрыть с сайта',
    duplicate: 'Дублировать',
  },
  star: 'Отметить как лучший: {{name}}',
  starred: 'Проект отмечен как лучший',
  unstarred: 'Проект больше не отмечен как лучший',
}
