import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Japanese. */
export const lists: ListsTexts = {
  completeness: {
    title: '言語',
    text: '各言語で入力済みのテキスト。',
    open: '翻訳を見る',
    none: '翻訳するコンテンツはまだありません。',
  },
}
