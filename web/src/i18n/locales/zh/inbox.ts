import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: '标记为垃圾消息',
    markOf: '标记为垃圾消息：{{name}}',
    marked: '消息已标记为垃圾消息',
    markedMany_other: '已将 {{n}} 条消息标记为垃圾消息',
    error: '标记为垃圾消息失败',
  },
}
