import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in Chinese. */
export const identity: IdentityTexts = {
  title: '请确认是你本人',
  why: '为安全起见，距上次登录超过 {{recentMinutes}} 分钟时，此操作需要再次确认身份。',
  password: '{{email}} 的密码',
  confirm: '确认',
  checking: '正在验证…',
  notConfirmed: '未执行任何操作：尚未确认你的身份。',
  wrong: '密码不正确。',
  offline: '当前离线：此操作需要联网。已输入的内容仍然保留。',
  ended: '你的会话已结束。请重新登录。',
  what: {
    createUser: '你将创建管理员：{{email}}。',
    grant: '你将授予{{name}}控制台的全部权限。',
    revoke: '你将取消{{name}}对控制台的访问权限。',
    disable: '你将停用{{name}}的账户。',
    enable: '你将重新启用{{name}}的账户。',
    remove: '你将删除{{name}}的账户。',
    password: '你将更改 {{email}} 的密码。',
    chat: '你将把聊天号码改为 {{to}}：访客会联系该号码。',
    mail: '新消息通知将发送到 {{to}}，其中包含访客写的内容。',
    visitors: '访客或其数据将转到 {{to}}。',
    closing: '你即将对访客关闭网站。',
    everywhere: '你将在所有设备上退出 {{email}} 的登录。',
    device: '你将移除 {{email}} 的一台设备：{{name}}。',
  },
}
