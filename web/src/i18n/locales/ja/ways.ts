import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: '絞り込み',
  filtersActive: '絞り込み（{{n}}）',
  more: 'その他の操作：{{name}}',
  toContent: '本文へ移動',
  toList: '一覧へ移動',
  groups: {
    content: 'コンテンツ',
    enquiries: 'お問い合わせ',
    people: 'メンバー',
    site: 'サイト',
  },
  row: {
    see: 'サイトで見る',
    show: 'サイトに表示',
    hide: 'サイトから隠す',
    duplicate: '複製',
  },
  star: '「{{name}}」を注目作品にする',
  starred: '注目作品にしました',
  unstarred: '注目作品から外しました',
}
