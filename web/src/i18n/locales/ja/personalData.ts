import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in Japanese. */
export const personalData: PersonalDataTexts = {
  nav: '個人データ',
  title: '個人データ',
  intro:
    'あるメールアドレスについて保存しているすべてのデータです。本人から求められたときに、写しを渡したり消去したりできます。',
  email: '本人のメールアドレス',
  search: '検索',
  searching: '検索中…',
  found: '{{email}}の保存データ：{{what}}。',
  none: '{{email}}のデータは何も保存されていません。',
  account: 'このアドレスにはアカウントもあります。「ユーザー」で削除します。',
  export: 'JSONで書き出す',
  fileName: 'data',
  exported: 'ファイルには個人データが含まれます。大切に保管してください。',
  erase: 'すべて消去',
  eraseTitle: '{{email}}のデータをすべて消去しますか？',
  eraseText: '完全に消去されます：{{what}}。バックアップを復元しても戻りません。',
  erased: '完全に消去しました：{{what}}。',
  failed: '実行できませんでした。接続を確認して、もう一度お試しください。',
  offline: 'オフラインです。この操作には接続が必要です。',
  what: '{{email}}について保存しているデータをすべて消去します。',
  ended: 'セッションが終了しました。もう一度ログインしてください。',
  messages_other: 'メッセージ{{count}}件',
  counters_other: '回数の記録{{count}}件',
}
