import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Japanese. */
export const settings: SettingsTexts = {
  title: '設定',
  intro:
    '変更は、項目を離れるか Enter (長い文章では Ctrl + Enter) を押すと保存されます。スイッチはすぐに反映されます。',
  notYetSaved: 'まだ保存されていません。サイトにはこの初期値が表示されます',
  updated: '設定を更新しました',
  updateError: '設定を更新できませんでした',
  loadError: '設定を読み込めませんでした',
  refused: 'この値は保存できませんでした。入力は残っています。Enter で再試行してください。',
  leaveText: '無効または拒否されたため保存されていない値があります。ページを離れると失われます。',
  site_info: {
    title: 'サイト情報',
    name: 'サイト名',
    description: '説明',
    logo_url: 'ロゴの URL',
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
    title: 'SEO の初期設定',
    meta_title: 'ページタイトル',
    meta_description: '検索エンジン向けの説明',
    keywords: 'キーワード (カンマ区切り)',
  },
  maintenance: {
    title: 'メンテナンスモード',
    enabled: 'サイトの代わりにメンテナンスのお知らせを表示する',
    message: '訪問者へのメッセージ',
  },
  privacy: {
    title: '訪問者のデータ',
    retention_months: 'メッセージを保存する月数。過ぎると自動的に削除されます',
  },
  notifications: {
    title: '新着メッセージのお知らせ',
    email_enabled: '新しいメッセージごとにメールを送る',
    email_address: 'お知らせを受け取るメールアドレス',
    hint: 'メールはFirebaseの拡張機能「Trigger Email」が送信します。入っていない場合メールは届きませんが、ほかの機能はそのまま使えます。確かめるには、アドレスを保存し、サイトのフォームから自分あてに書いて届くか見てください。不審なメッセージではメールは送られません。',
  },
  analytics: {
    title: 'アクセス解析',
    google_analytics_id: 'Google Analytics ID',
    tracking_enabled: '同意した人のアクセスを計測する',
  },
}
