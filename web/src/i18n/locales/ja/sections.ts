import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Japanese. */
export const sections: SectionsTexts = {
  title: 'ページのテキスト',
  new: '項目を追加',
  editTitle: 'テキストを編集',
  empty: 'すべて元のテキストのままです。',
  editRow: '{{name}}を編集',
  deleteRow: '{{name}}を削除',
  deleteTitle: 'このテキストを削除しますか？',
  deleteText: '元のテキストがあれば、それに戻ります。',
  loadError: 'ページのテキストを読み込めませんでした',
  createError: 'テキストを保存できませんでした',
  updateError: 'テキストを保存できませんでした',
  deleteError: 'テキストを削除できませんでした',
  reorderError: '順序を変更できませんでした',
  created: 'テキストを保存しました',
  updated: 'テキストを保存しました',
  deleted: 'テキストを削除しました',
  form: {
    list: 'リスト',
    imageUrl: '画像のURL',
    badge: 'ラベル',
    title: 'タイトル',
    text: '本文',
    action: 'ボタン',
    note: '補足',
    captions: '字幕（SRTまたはVTT）',
    chapters: 'チャプター（1行に1つ）：0:12オープニング',
    chaptersWrong: '1行に1つのチャプター（時間と名前）を書いてください。例：0:12オープニング',
  },
}
