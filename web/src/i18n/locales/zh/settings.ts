import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Chinese. */
export const settings: SettingsTexts = {
  title: '设置',
  intro: '离开输入框或按 Enter（长文本按 Ctrl + Enter）即可保存；开关会立即生效。',
  notYetSaved: '尚未保存：网站显示的是这些初始值',
  updated: '设置已更新',
  updateError: '设置更新失败',
  loadError: '设置加载失败',
  refused: '此值未能保存，仍保留在这里：按 Enter 重试。',
  leaveText: '有些值因无效或被拒绝而未保存。离开此页后它们将丢失。',
  site_info: {
    title: '网站信息',
    name: '网站名称',
    description: '描述',
    logo_url: '徽标网址',
  },
  showreel: {
    title: '作品集锦',
    video_url: '视频网址；没有视频时该版块显示“即将上线”',
  },
  social_media: {
    title: '社交媒体',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'Twitter',
  },
  contact_info: {
    title: '联系信息',
    email: '邮箱',
    phone: '电话',
    whatsapp: 'WhatsApp',
    address: '地址',
  },
  seo_defaults: {
    title: '默认 SEO',
    meta_title: '页面标题',
    meta_description: '搜索引擎描述',
    keywords: '关键词，用逗号分隔',
  },
  maintenance: {
    title: '维护模式',
    enabled: '用维护公告代替网站页面',
    message: '给访客的留言',
    askTitle: '关闭网站？',
    askText: '访客看到的将不是网站，而是这段公告（以各自的语言显示）：“{{title}}。{{text}}”',
    askSpanish: '使用西班牙语的访客会看到：“{{message}}”',
    askConfirm: '关闭网站',
    closed: '网站已关闭：访客看到的是维护公告。',
    willClose: '网络恢复后，网站将关闭。',
    willOpen: '网站仍处于关闭状态，网络恢复后将开放。',
    toSetting: '查看设置',
    messageHint: '显示给使用西班牙语的访客。其他语言已有译好的简短公告。',
  },
  profileHint: '填写 @用户名或主页的完整网址。',
  privacy: {
    title: '访客数据',
    retention_months: '消息保留的月数；到期后自动删除',
  },
  notifications: {
    title: '新消息提醒',
    email_enabled: '每收到一条新消息就发送邮件',
    email_address: '接收提醒的邮箱',
    hint: '邮件由 Firebase 的“Trigger Email”扩展发送。没有安装它就不会收到邮件，其他功能不受影响。想确认是否可用，请保存邮箱，用网站表单给自己写一条消息，看看能否收到。可疑消息不会发送邮件。',
  },
  analytics: {
    title: '网站分析',
    google_analytics_id: 'Google Analytics ID',
    tracking_enabled: '仅统计已同意访客的访问',
  },
}
