import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: '内部备注',
    hint: '只有工作室能看到。',
    saved: '备注已保存',
    failed: '备注保存失败',
  },
  place: {
    previous: '上一条消息',
    next: '下一条消息',
    of: '第 {{n}} 条，共 {{total}} 条',
    gone: '该消息已不存在。',
    archive: '归档{{name}}的消息',
    notRobot: '不是机器人发的：{{name}}',
  },
  reply: {
    open: '回复',
    title: '回复{{name}}',
    template: '模板',
    none: '不用模板',
    language: '回复语言',
    text: '回复内容',
    chat: '用 WhatsApp 回复',
    copy: '复制',
    copied: '回复已复制',
    copyFailed: '复制失败，请选中文字自行复制。',
    long: '内容太长，邮件链接放不下：已连同引用的消息为你复制，请粘贴到邮件中。',
    quoteCut: '邮件链接放不下完整的引用消息：会连同你的回复完整复制，需要时可以粘贴。',
    noNumber: '消息里没有带国家区号的号码：请在 WhatsApp 中自行选择联系人。',
    hint: '你回来后，我们会询问是否已回复。',
  },
  asked: {
    title: '你回复{{name}}了吗？',
    yes: '已回复',
    no: '还没有',
  },
  greeting: '{{name}}，你好！',
  wishes: '你告诉我们的需求：',
  closing: '祝好，',
  templates: {
    price: {
      name: '询问详情',
      text: '感谢来信。我们已读过你的消息，可以为你提供帮助。',
      next: '为了给出准确报价，请告诉我们需要几条视频、每条多长、什么时候要。我们会在 24 小时内回复。',
    },
    pilot: {
      name: '免费样片',
      text: '感谢来信。我们可以免费为你制作一条\u00a0{{seconds}}的样片，不强制下单。',
      next: '请发来素材链接和一个你喜欢的参考视频。样片适用于预算 {{budget}} 起的项目。',
    },
    no: {
      name: '婉拒',
      text: '感谢你想到我们。很抱歉，这次我们无法承接你的项目，所以尽早告诉你，以免耽误你的安排。',
      next: '祝一切顺利，希望以后有机会合作。',
    },
    own: { name: '我的模板' },
  },
}
