import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in Chinese. */
export const personalData: PersonalDataTexts = {
  nav: '个人数据',
  title: '个人数据',
  intro: '与某个邮箱地址有关的全部数据：可应本人要求提供副本或删除。',
  email: '此人的邮箱',
  search: '搜索',
  searching: '正在搜索…',
  found: '与 {{email}} 有关的数据：{{what}}。',
  none: '没有与 {{email}} 有关的数据。',
  account: '该地址还有一个账户，请在“用户”页面删除。',
  export: '导出 JSON',
  fileName: 'data',
  exported: '文件包含个人数据，请妥善保管。',
  erase: '全部删除',
  eraseTitle: '删除 {{email}} 的全部数据？',
  eraseText: '将永久删除：{{what}}。即使恢复备份也无法找回。',
  erased: '已永久删除：{{what}}。',
  failed: '操作失败。请检查网络连接后重试。',
  offline: '当前离线：此操作需要联网。',
  what: '你将删除与 {{email}} 有关的全部数据。',
  ended: '会话已结束，请重新登录。',
  messages_other: '{{count}} 条消息',
  counters_other: '{{count}} 条计数记录',
}
