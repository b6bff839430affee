import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Видимость',
  visible: 'Видно',
  hidden: 'Скрыто',
  planned: 'Запланировано',
  fromDay: 'С указанной даты',
  from: 'С {{day}}',
  day: 'Видно с',
  hint: {
    visible: 'Видно на сайте сразу после публикации.',
    hidden: 'Видно только в консоли. Можно сохранить неполным.',
    planned: 'Видно на сайте с 0:00 этого дня ({{zone}}).',
    here: 'По времени этого устройства',
  },
  any: 'Все',
  missing: 'Чтобы показать на сайте, не хватает:',
  saveHidden: 'Сохранить как скрытое',
  show: 'Показать на сайте: {{name}}',
  hide: 'Скрыть с сайта: {{name}}',
  see: 'Посмотреть на сайте: {{name}}',
  shown: 'Появится на сайте примерно через две минуты',
  hiddenNow: 'Исчезнет с сайта примерно через две минуты',
  failed: 'Не удалось изменить видимость',
}
