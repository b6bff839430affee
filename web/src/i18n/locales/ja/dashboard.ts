import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Japanese. */
export const dashboard: DashboardTexts = {
  title: 'ダッシュボード',
  welcome: 'コンソールへようこそ',
  users: { title: 'ユーザー', text: '誰がログインでき、何ができるかを確認します。', open: 'ユーザーを見る' },
  settings: { title: '設定', text: 'サイト名、SNS、連絡先、SEOを管理します。', open: '設定を見る' },
  messages: { title: '新着メッセージ', text: 'まだ誰も開いていないお問い合わせです。', open: '新着メッセージを見る' },
  news: {
    none: '新着メッセージはありません。',
    suspected_other: '不審なメッセージ{{n}}件（ボットの可能性）',
  },
  asKnown: 'この端末に保存されている内容です。これより新しいものがあるかもしれません。',
  checklist: {
    title: 'はじめの準備',
    text: 'サイトを案内する前に済ませておきたいことです。',
    steps: {
      name: 'スタジオ名を入力する',
      number: 'チャットの番号を登録してテストする',
      logo: 'ロゴをアップロードする',
      projects: 'サンプルの代わりに自分の作品を公開する',
      prices: '料金を確認する',
      alerts: '新着メッセージの通知をオンにする',
      admin: 'ログインできなくなった場合に備えて管理者をもう1人追加する',
    },
    isDone: '完了',
    isOpen: '未完了',
    test: 'チャットを試す',
    checked: '問題なし',
    dismiss: 'リストを隠す',
  },
  samples: {
    title: 'サイトにまだサンプルがあります：',
    projects: 'サンプル作品',
    testimonials: 'サンプルのお客様の声',
    contacts: 'サンプルの連絡先（訪問者には非表示）',
  },
  waiting: { title: '要対応', open: '対応する' },
  changes: {
    title: '最近の変更',
    open: '操作履歴を見る',
    none: 'まだ変更はありません。',
    failed: '最近の変更を読み込めませんでした',
  },
}
