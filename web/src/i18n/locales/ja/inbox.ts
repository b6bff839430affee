import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: '迷惑メッセージにする',
    markOf: '迷惑メッセージにする：{{name}}',
    marked: '迷惑メッセージにしました',
    markedMany_other: '{{n}}件を迷惑メッセージにしました',
    error: '迷惑メッセージにできませんでした',
  },
  remind: {
    label: 'リマインドする',
    never: 'しない',
    in_other: '{{n}}日後：{{day}}',
    set: '{{day}}にお知らせします',
    removed: 'リマインダーを削除しました',
    error: 'リマインダーを保存できませんでした',
    due: 'リマインダー：{{name}}さんに返信',
    done: '完了',
    on: 'リマインダー：{{day}}',
  },
  own: {
    open: '自分の文章と署名',
    title: '自分の文章：{{language}}',
    text: 'この言語での返信に使われます。空欄の場合は通常の文章になります。',
    signature: '署名',
  },
}
