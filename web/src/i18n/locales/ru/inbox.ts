import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: 'Пометить как спам',
    markOf: 'Пометить как спам: {{name}}',
    marked: 'Сообщение помечено как спам',
    markedMany_one: '{{n}} сообщение помечено как спам',
    markedMany_few: '{{n}} сообщения помечены как спам',
    markedMany_many: '{{n}} сообщений помечено как спам',
    markedMany_other: '{{n}} сообщения помечено как спам',
    error: 'Не удалось пометить как спам',
  },
}
