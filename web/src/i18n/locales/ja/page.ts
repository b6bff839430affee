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
  toSettings: '設定で開く',
  earlier: '前へ移動',
  later: '後へ移動',
  remove: 'ページから削除',
  restore: '元に戻す',
}
