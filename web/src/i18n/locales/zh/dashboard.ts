import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Chinese. */
export const dashboard: DashboardTexts = {
  title: '概览',
  welcome: '欢迎来到控制台',
  users: { title: '用户', text: '查看谁可以登录、能做什么。', open: '查看用户' },
  settings: { title: '设置', text: '网站名称、社交媒体、联系方式和 SEO。', open: '查看设置' },
  messages: { title: '新消息', text: '尚未有人打开的咨询。', open: '查看新消息' },
  news: {
    none: '没有新消息。',
    suspected_other: '{{n}} 条可疑消息，可能来自机器人',
  },
  asKnown: '这是本设备上的数据，可能不是最新的。',
  checklist: {
    title: '入门清单',
    text: '对外展示网站之前建议完成的事项。',
    steps: {
      name: '填写工作室名称',
      number: '填写聊天号码并测试',
      logo: '上传徽标',
      projects: '发布自己的项目，替换示例',
      prices: '核对价格',
      alerts: '开启新消息通知',
      admin: '添加第二位管理员，以防你无法登录',
    },
    isDone: '已完成',
    isOpen: '待办',
    test: '测试聊天',
    checked: '价格无误',
    dismiss: '隐藏清单',
  },
  samples: {
    title: '你的网站仍有示例内容：',
    projects: '示例项目',
    testimonials: '示例评价',
    contacts: '示例联系方式，访客看不到',
  },
  waiting: { title: '需要你处理', open: '去处理' },
  changes: {
    title: '最近的更改',
    open: '查看操作记录',
    none: '还没有更改。',
    failed: '最近的更改加载失败',
  },
}
