import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

export const consoleTexts: ConsoleTexts = {
  auth: {
    title: '登录',
    subtitle: '工作室控制台',
    noScript: '控制台需要 JavaScript。请在浏览器中启用它，然后重新加载页面。',
    email: '邮箱',
    password: '密码',
    submit: '登录',
    submitting: '正在登录…',
    back: '返回网站',
    success: '已登录',
    failed: '登录失败',
    wrong: '邮箱或密码不正确',
    network: '当前离线：首次登录需要联网。',
    throttled: '尝试次数过多。请等几分钟后再试。',
    disabled: '该账户已停用。',
    refused: '服务器未允许此次登录。请等待一分钟后重试。',
    tooSoon: '此密码是在结束所有会话后的几分钟内设置的。请等待十分钟，然后重新获取链接。',
    unexpected: '发生意外错误，请重试。',
    notAdmin: '该账户没有使用控制台的权限。',
    ended: '服务器已结束会话，例如因为密码已更改，或该账户已不存在。',
    expired: '此会话已结束：已有 30 天未使用，或距上次验证身份已满 90 天。',
    waiting: '以下内容保存在本设备上，等待 {{email}} 再次登录：{{what}}。',
    unsent: {
      erased: '除非你选择保留，否则这些内容将于{{date}}从本设备删除。',
      keep: '保留在本设备',
      kept: '将留在本设备上，直到你选择放弃。',
    },
    lockedFor_other: '失败次数过多。请在 {{n}} 分钟后重试',
    lockedNow: '失败次数过多。你的账户已被临时锁定 {{duration}}。',
    remaining: '剩余尝试次数',
    checking: '正在检查登录状态',
    access,
  },
  passkeys,
  admin: {
    label: '控制台',
    nav: {
      menu: '控制台菜单',
      dashboard: '概览',
      projects: '项目',
      testimonials: '客户评价',
      sections: '页面',
      prices: '价格',
      users: '用户',
      createUser: '创建管理员',
      messages: '消息',
      settings: '设置',
      translations: '翻译',
      importExport: '备份与恢复',
    },
    site: '返回网站',
    signOut: '退出登录',
    signOutAnyway: '退出并放弃更改',
    stay: '留在这里',
    common: {
      create: '创建',
      update: '更新',
      saving: '正在保存…',
      cancel: '取消',
      delete: '删除',
      edit: '编辑',
      back: '返回',
      actions: '操作',
      keptOnDevice: '已保存在本设备上',
      deletedOnDevice: '已在本设备上删除',
      publishedLater: '网络恢复后将自动发布。',
      publishing: '正在发布，服务器响应较慢。',
      reload: '重试',
      offlineEmpty: '当前离线，本设备上还没有数据。',
      fixErrors: '请填写所有必填项',
      languageTabs: '内容语言',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
