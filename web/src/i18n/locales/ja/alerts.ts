import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in Japanese. */
export const alerts: AlertsTexts = {
  title: 'この端末での通知',
  text: 'コンソールがいずれかのタブかウィンドウで開いている間、メッセージが届くとブラウザが通知します。',
  ask: '通知をオンにする',
  granted: '通知はオンです。オフにするには、ブラウザのこのサイトの設定を変更してください。',
  denied: 'ブラウザがこのサイトの通知をブロックしています。ブラウザの設定で許可できます。',
  unsupported: 'このブラウザは通知を表示できません。iPhoneやiPadでは、先にサイトをホーム画面に追加してください。',
  from: '{{name}}さんからのメッセージ',
  several_other: '新着メッセージ{{n}}件',
}
