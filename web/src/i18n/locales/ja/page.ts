import type { PageTexts } from '../es/page'

/** The page editor, in Japanese. */
export const page: PageTexts = {
  title: 'ページ',
  frame: '編集できるページ',
  page: '表示するページ',
  home: 'ホーム',
  privacy: 'プライバシー',
  widths: {
    phone: 'スマートフォンの幅',
    tablet: 'タブレットの幅',
    desktop: 'パソコンの幅',
  },
  hint: 'ページの編集したい部分をクリックしてください。キーボードでは、Tabで部分を移動し、Enterで開きます。',
  earlier: '前へ移動',
  later: '後ろへ移動',
  remove: 'ページから削除',
  default: '初期設定',
  restore: '初期設定に戻す',
  startFrom: 'このテキストをもとに編集',
  addAfter: 'この後に追加',
  removed: 'ページから削除済み',
  bringBack: 'ページに戻す',
  schedule: '別のテキストの公開を予約',
}
