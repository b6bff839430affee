import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in Japanese. */
export const account: AccountTexts = {
  title: 'アカウント',
  text: '{{email}}の名前、パスワード、端末を管理します。',
  offline: 'オフラインです。アカウントの変更には接続が必要です。',
  name: {
    title: '名前',
    label: '氏名',
    save: '名前を保存',
    saved: '名前を保存しました',
    failed: '名前を保存できませんでした。もう一度お試しください。',
  },
  password: {
    title: 'パスワード',
    text: '変更すると、ほかのセッションは終了し、端末の登録も解除されます。このセッションはそのまま使えます。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    hint: '{{passwordMin}}文字以上。{{passwordAdvised}}文字以上をおすすめします。',
    long: '十分な長さです。',
    submit: 'パスワードを変更',
    changed: 'パスワードを変更しました',
    changedText: 'ほかのセッションは終了しました。このセッションはそのまま使えます。',
    failed: 'パスワードを変更できませんでした。もう一度お試しください。',
  },
  devices: {
    title: '端末',
    text: 'このアカウントでログインした端末です。どれか1台を削除すると、現在のセッション以外はすべて終了します。開いているセッションは、終了まで最大1時間かかることがあります。',
    this: 'この端末',
    fresh: '新しい端末',
    unnamed: '不明なブラウザ',
    first: '初回ログイン',
    last: '最終ログイン',
    end: '削除',
    endOf: '削除：{{name}}',
    ended: '端末を削除しました',
    none: '登録された端末はまだありません。',
    unknown: '端末はオンラインのときに表示されます。',
    failed: '端末を読み込めませんでした。もう一度お試しください。',
    endFailed: '端末を削除できませんでした。もう一度お試しください。',
  },
  everywhere: {
    submit: 'すべての端末からログアウト',
    text: 'このセッションを含むすべてのセッションを終了し、端末の登録を解除します。',
  },
  fresh: {
    text: '新しい端末からのログイン：{{name}}（{{when}}）',
    mine: '自分です',
    look: '端末を見る',
  },
}
