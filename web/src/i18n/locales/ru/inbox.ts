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
  remind: {
    label: 'Напомнить',
    never: 'Никогда',
    in_one: 'через {{n}} день: {{day}}',
    in_few: 'через {{n}} дня: {{day}}',
    in_many: 'через {{n}} дней: {{day}}',
    in_other: 'через {{n}} дня: {{day}}',
    set: 'Напомним {{day}}',
    removed: 'Напоминание удалено',
    error: 'Не удалось сохранить напоминание',
    due: 'Напоминание: ответить {{name}}',
    done: 'Готово',
    on: 'Напоминание: {{day}}',
  },
  own: {
    open: 'Мои тексты и подпись',
    title: 'Мои тексты: {{language}}',
    text: 'Используются в ответах на этом языке. Пустое поле означает обычный текст.',
    signature: 'Подпись',
  },
}
