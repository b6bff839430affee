import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Japanese. */
export const lists: ListsTexts = {
  completeness: {
    title: '言語',
    text: '各言語で入力済みのテキスト。',
    open: '翻訳を見る',
    none: '翻訳するコンテンツはまだありません。',
  },
  search: {
    label: '検索',
    projects: 'タイトル、クライアント、カテゴリ',
    testimonials: 'クライアント、役割、会社、本文',
    clear: '検索と絞り込みを解除',
    count: '{{total}}件中{{shown}}件',
    none: '検索と絞り込みに一致するものはありません。',
  },
  sort: {
    label: '並べ替え',
    order: 'ページの順番',
    title: 'タイトル',
    client: 'クライアント',
    date: '日付：新しい順',
    featured: '注目を先に',
    best: '評価：高い順',
    worst: '評価：低い順',
  },
  filter: {
    category: 'カテゴリ',
    anyCategory: 'すべて',
    featured: '注目',
    anyFeatured: 'すべて',
    yes: '注目のみ',
    no: '注目以外',
    anyRating: 'すべて',
  },
  move: {
    title: '「{{title}}」を移動',
    position: '新しい位置（1～{{total}}）',
    wrong: '1から{{total}}までの数を入力してください。',
    confirm: '移動',
    blocked: '順番を変えるには「ページの順番」を選び、検索と絞り込みを解除してください。',
  },
  duplicate: '{{title}}を複製',
}
