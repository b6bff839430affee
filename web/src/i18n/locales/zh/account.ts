import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in Chinese. */
export const account: AccountTexts = {
  title: '你的账户',
  text: '{{email}} 的姓名、密码和设备。',
  offline: '当前离线：只有联网时才能更改账户。',
  name: {
    title: '姓名',
    label: '全名',
    save: '保存姓名',
    saved: '姓名已保存',
    failed: '姓名保存失败，请重试。',
  },
  password: {
    title: '密码',
    text: '更改密码会结束该账户的其他会话，并移除其设备；当前会话不受影响。',
    current: '当前密码',
    next: '新密码',
    hint: '至少 {{passwordMin}} 个字符；最好 {{passwordAdvised}} 个或更多。',
    long: '长度不错。',
    submit: '更改密码',
    changed: '密码已更改',
    changedText: '其他会话已结束，当前会话不受影响。',
    failed: '密码更改失败，请重试。',
  },
  devices: {
    title: '设备',
    text: '登录过此账户的设备。移除任何一台，都会结束除当前会话以外的所有会话；已打开的会话最多需要一小时才会关闭。',
    this: '本设备',
    fresh: '新',
    unnamed: '未知浏览器',
    first: '首次',
    last: '最近',
    end: '移除',
    endOf: '移除：{{name}}',
    ended: '设备已移除',
    none: '尚无已知设备。',
    unknown: '联网后才能查看设备。',
    failed: '设备加载失败，请重试。',
    endFailed: '移除失败，请重试。',
  },
  everywhere: {
    submit: '在所有设备上退出登录',
    text: '结束该账户的所有会话（包括当前会话），并移除其设备。',
  },
  fresh: {
    text: '有新设备登录：{{name}}（{{when}}）',
    mine: '是我本人',
    look: '查看我的设备',
  },
}
