import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Japanese. */
export const settings: SettingsTexts = {
  title: '設定',
  intro: '変更は、項目を離れるかEnter（長い文章ではCtrl + Enter）を押すと保存されます。スイッチはすぐに反映されます。',
  notYetSaved: 'まだ保存されていません。サイトにはこの初期値が表示されます',
  updated: '設定を更新しました',
  updateError: '設定を更新できませんでした',
  loadError: '設定を読み込めませんでした',
  refused: 'この値は保存できませんでした。入力は残っています。Enterで再試行してください。',
  leaveText: '無効または拒否されたため保存されていない値があります。ページを離れると失われます。',
  site_info: {
    title: 'サイト情報',
    name: 'サイト名',
    description: '説明',
    logo_url: 'ロゴのURL',
  },
  showreel: {
    title: 'ショーリール',
    video_url: '動画のURL（動画がない間は「近日公開」と表示）',
  },
  social_media: {
    title: 'SNS',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'Twitter',
  },
  contact_info: {
    title: '連絡先',
    email: 'メールアドレス',
    phone: '電話',
    whatsapp: 'WhatsApp',
    address: '住所',
  },
  seo_defaults: {
    title: 'SEOの初期設定',
    meta_title: 'ページタイトル',
    meta_description: '検索エンジン向けの説明',
    keywords: 'キーワード（カンマ区切り）',
  },
  maintenance: {
    title: 'メンテナンスモード',
    enabled: 'サイトの代わりにメンテナンスのお知らせを表示する',
    message: '訪問者へのメッセージ',
    askTitle: 'サイトを閉じますか？',
    askText: 'サイトの代わりに、訪問者にはそれぞれの言語で「{{title}}。{{text}}」と表示されます。',
    askSpanish: 'スペイン語では「{{message}}」と表示されます。',
    askConfirm: 'サイトを閉じる',
    closed: 'サイトは閉じています。訪問者にはメンテナンスのお知らせが表示されます。',
    willClose: '接続が戻ると、サイトは閉じられます。',
    willOpen: 'サイトはまだ閉じています。接続が戻ると公開されます。',
    toSetting: '設定を見る',
    messageHint: 'スペイン語で閲覧する訪問者に表示されます。ほかの言語には翻訳済みの短いお知らせがあります。',
  },
  profileHint: '@ユーザー名、またはプロフィールの完全なURL。',
  privacy: {
    title: '訪問者のデータ',
    retention_months: 'メッセージを保存する月数。過ぎると自動的に削除されます',
  },
  notifications: {
    title: '新着メッセージの通知',
    email_enabled: '新しいメッセージごとにメールを送る',
    email_address: '通知を受け取るメールアドレス',
    hint: 'メールはFirebaseの拡張機能「Trigger Email」が送信します。入っていない場合メールは届きませんが、ほかの機能はそのまま使えます。確かめるには、アドレスを保存し、サイトのフォームから自分あてに送信し、届くか確認してください。不審なメッセージではメールは送られません。',
  },
  analytics: {
    title: 'アクセス解析',
    google_analytics_id: 'Google Analytics ID',
    tracking_enabled: '同意した人のアクセスを計測する',
  },
}
