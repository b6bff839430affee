import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in Chinese. */
export const identity: IdentityTexts = {
  title: '请确认是您本人',
  why: '为安全起见，距上次登录超过 5 分钟时，此操作需要再次输入密码。',
  password: '{{email}} 的密码',
  confirm: '确认',
  checking: '正在验证…',
  notConfirmed: '未执行任何操作：尚未确认您的身份。',
  wrong: '密码不正确。',
  offline: '离线：此操作需要网络。已输入的内容仍然保留。',
  ended: '您的会话已结束。请重新登录。',
  what: {
    createUser: '您将创建管理员：{{email}}。',
  },
}
