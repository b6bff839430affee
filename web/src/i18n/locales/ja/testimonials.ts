import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Japanese. */
export const testimonials: TestimonialsTexts = {
  title: 'お客様の声',
  new: 'お客様の声を追加',
  editTitle: 'お客様の声を編集',
  empty: 'お客様の声はまだありません。追加して始めましょう。',
  table: {
    client: 'お客様',
    role: '役割',
    company: '会社',
    rating: '評価',
    content: '内容',
  },
  editRow: '{{name}}さんの声を編集',
  deleteRow: '{{name}}さんの声を削除',
  deleteTitle: 'このお客様の声を削除しますか？',
  deleteText: 'この操作は取り消せません。お客様の声は完全に削除されます。',
  form: {
    name: 'お客様の名前',
    avatarUrl: 'アバターのURL',
    rating: '評価',
    stars: '星5つ中{{n}}つ',
    role: '役割',
    company: '会社',
    content: 'コメント',
  },
  loadError: 'お客様の声を読み込めませんでした',
  createError: 'お客様の声を作成できませんでした',
  updateError: 'お客様の声を更新できませんでした',
  deleteError: 'お客様の声を削除できませんでした',
  reorderError: 'お客様の声を並べ替えられませんでした',
  created: 'お客様の声を作成しました',
  updated: 'お客様の声を更新しました',
  deleted: 'お客様の声を削除しました',
}
