import type { InboxTexts } from '../es/inbox'

export const inbox: InboxTexts = {
  spam: {
    mark: '标记为垃圾消息',
    markOf: '标记为垃圾消息：{{name}}',
    marked: '消息已标记为垃圾消息',
    markedMany_other: '已将 {{n}} 条消息标记为垃圾消息',
    error: '标记为垃圾消息失败',
  },
  remind: {
    label: '提醒我',
    never: '不提醒',
    in_other: '{{n}} 天后：{{day}}',
    set: '将在{{day}}提醒你',
    removed: '提醒已移除',
    error: '提醒保存失败',
    due: '提醒：回复{{name}}',
    done: '完成',
    on: '提醒：{{day}}',
  },
  own: {
    open: '我的文字和签名',
    title: '我的文字：{{language}}',
    text: '用于该语言的回复。留空则使用默认文字。',
    signature: '签名',
  },
}
