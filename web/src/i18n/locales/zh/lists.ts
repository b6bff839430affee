import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Chinese. */
export const lists: ListsTexts = {
  completeness: {
    title: '语言',
    text: '每种语言已写好的文本。',
    open: '查看翻译',
    none: '还没有需要翻译的内容。',
  },
}
