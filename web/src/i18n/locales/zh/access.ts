import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in Chinese. */
export const access: AccessTexts = {
  show: '显示密码',
  hide: '隐藏密码',
  forgotten: '忘记密码？',
  forgottenTitle: '找回密码',
  forgottenText: '输入你的邮箱，我们会发送一个用于设置新密码的链接。',
  send: '发送链接',
  sending: '正在发送…',
  sent: '如果该邮箱已有账户，你会收到一个链接。可能需要几分钟，也请查看垃圾邮件。',
  notReached: '连接服务器失败，请重试。',
  toSignIn: '前往登录',
  newTitle: '设置你的密码',
  newText: '将用于登录 {{email}} 的账户。',
  save: '保存密码',
  saved: '密码已保存。之前的登录均已失效，现在可以用新密码登录。',
  checkingLink: '正在检查链接',
  badLink: '此链接已被使用、已过期或不完整。',
  askAgain: '重新获取链接',
}
