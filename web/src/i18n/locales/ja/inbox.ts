import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: '迷惑メールにする',
    markOf: '迷惑メールにする：{{name}}',
    marked: 'メッセージを迷惑メールにしました',
    markedMany_other: '{{n}}件のメッセージを迷惑メールにしました',
    error: '迷惑メールにできませんでした',
  },
}
