import type { AccountTexts } from '../es/account'

/** The own account, in Japanese. */
export const account: AccountTexts = {
  title: 'アカウント',
  text: '{{email}}の名前、パスワード、デバイス。',
  offline: 'オフラインです。アカウントの変更にはネットワークが必要です。',
  name: {
    title: '名前',
    label: '氏名',
    save: '名前を保存',
    saved: '名前を保存しました',
    failed: '名前を保存できませんでした。もう一度お試しください。',
  },
  password: {
    title: 'パスワード',
    text: '変更すると、他のセッションは終了し、登録済みのデバイスは忘れられます。このセッションは続きます。',
    current: '現在のパスワード',
    next: '新しいパスワード',
    hint: '{{passwordMin}}文字以上。{{passwordAdvised}}文字以上をおすすめします。',
    long: '十分な長さです。',
    submit: 'パスワードを変更',
    changed: 'パスワードを変更しました',
    changedText: '他のセッションは終了しました。このセッションは続きます。',
    failed: 'パスワードを変更できませんでした。もう一度お試しください。',
  },
  devices: {
    title: 'デバイス',
    text: 'このアカウントにログインしたデバイスです。1台を削除すると、これ以外のすべてのセッションが終了します。開いているものは最大1時間かかることがあります。',
    this: 'このデバイス',
    fresh: '新規',
    unnamed: '不明なブラウザ',
    first: '初回',
    last: '最終',
    end: '削除',
    endOf: '削除：{{name}}',
    ended: 'デバイスを削除しました',
    none: '登録済みのデバイスはまだありません。',
    unknown: 'デバイスはオンラインのときに表示されます。',
    failed: 'デバイスを読み込めませんでした。もう一度お試しください。',
    endFailed: '実行できませんでした。もう一度お試しください。',
  },
  everywhere: {
    submit: 'すべての場所でログアウト',
    text: 'このセッションを含むすべてのセッションを終了し、登録済みのデバイスを忘れます。',
  },
  fresh: {
    text: '新しいデバイスからのログイン：{{name}}（{{when}}）',
    mine: '自分です',
    look: 'デバイスを見る',
  },
}
