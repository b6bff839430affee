import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in Japanese. */
export const access: AccessTexts = {
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  forgotten: 'パスワードをお忘れですか？',
  forgottenTitle: 'パスワードの再設定',
  forgottenText: 'メールアドレスを入力すると、新しいパスワードを設定するリンクをお送りします。',
  send: 'リンクを送る',
  sending: '送信中…',
  sent: 'このメールアドレスのアカウントがあれば、リンクが届きます。数分かかることがあります。迷惑メールもご確認ください。',
  notReached: 'サーバーに接続できませんでした。もう一度お試しください。',
  toSignIn: 'ログインへ',
  newTitle: 'パスワードを設定',
  newText: '{{email}}のログインに使います。',
  save: 'パスワードを保存',
  saved: 'パスワードを保存しました。以前のセッションは終了しています。新しいパスワードでログインできます。',
  checkingLink: 'リンクを確認しています',
  badLink: 'このリンクは使用済みか、期限切れか、一部が欠けています。',
  askAgain: '新しいリンクを受け取る',
}
