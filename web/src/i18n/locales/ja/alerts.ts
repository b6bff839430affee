import type { AlertsTexts } from '../es/alerts'

/** What tells of new messages outside the inbox, in Japanese. */
export const alerts: AlertsTexts = {
  unread: '新着：{{n}}件',
  title: 'この端末でのお知らせ',
  text: 'コンソールがいずれかのタブかウィンドウで開いている間、メッセージが届くとブラウザがお知らせします。',
  ask: 'お知らせをオンにする',
  granted: 'お知らせはオンです。オフにするには、ブラウザのこのサイトの設定を変更してください。',
  denied: 'ブラウザがこのサイトのお知らせをブロックしています。ブラウザの設定で許可できます。',
  unsupported: 'このブラウザはお知らせを表示できません。iPhoneやiPadでは、先にサイトをホーム画面に追加してください。',
  from: '{{name}}さんからのメッセージ',
  several: '新着メッセージ：{{n}}件',
}
