import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Chinese. */
export const alerts: AlertsTexts = {
  title: '本设备上的提醒',
  text: '只要控制台在任一标签页或窗口中打开，收到消息时浏览器就会提醒你。',
  ask: '开启提醒',
  granted: '提醒已开启。可在浏览器的网站设置中关闭。',
  denied: '浏览器屏蔽了本网站的提醒，可在浏览器设置中允许。',
  unsupported: '此浏览器无法显示提醒。在 iPhone 或 iPad 上，请先把网站添加到主屏幕。',
  from: '{{name}}的消息',
  several_other: '{{n}} 条新消息',
}
