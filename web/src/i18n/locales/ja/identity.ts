import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in Japanese. */
export const identity: IdentityTexts = {
  title: '本人確認',
  why: '安全のため、最後のログインから{{recentMinutes}}分を過ぎると、この操作には本人確認が再び必要です。',
  password: '{{email}}のパスワード',
  confirm: '確認',
  checking: '確認中…',
  notConfirmed: '本人確認が済んでいないため、何も変更されていません。',
  wrong: 'パスワードが正しくありません。',
  offline: 'オフラインです。この操作には接続が必要です。入力内容は残っています。',
  ended: 'セッションが終了しました。もう一度ログインしてください。',
  what: {
    createUser: '管理者を作成します：{{email}}',
    grant: '{{name}}にコンソールの全権限を与えます。',
    revoke: '{{name}}からコンソールの権限を外します。',
    disable: '{{name}}のアカウントを無効にします。',
    enable: '{{name}}のアカウントを再び有効にします。',
    remove: '{{name}}のアカウントを削除します。',
    password: '{{email}}のパスワードを変更します。',
    chat: 'チャットの番号を{{to}}に変更します。訪問者はこの番号に連絡します。',
    mail: '新着メッセージの通知は、訪問者が書いた内容とともに{{to}}に届くようになります。',
    visitors: '訪問者またはその計測データは{{to}}に送られます。',
    closing: 'サイトを閉じます。訪問者は見られなくなります。',
    everywhere: '{{email}}をすべての端末からログアウトさせます。',
    device: '{{email}}の端末を削除します：{{name}}',
  },
}
