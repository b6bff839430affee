import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in English. */
export const alerts: AlertsTexts = {
  title: 'Alerts on this device',
  text: 'When a message comes in, your browser notifies you as long as the console is open in any tab or window.',
  ask: 'Turn on alerts',
  granted: 'Alerts are on. You can turn them off in the browser’s settings for this site.',
  denied: 'The browser blocks alerts from this site. You can allow them in its settings.',
  unsupported: 'This browser cannot show alerts. On an iPhone or iPad, add the site to the home screen first.',
  from: 'Message from {{name}}',
  several_one: '{{n}} new message',
  several_other: '{{n}} new messages',
}
