import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Japanese. */
export const dashboard: DashboardTexts = {
  title: 'ダッシュボード',
  welcome: 'コンソールへようこそ',
  users: { title: 'ユーザー', text: '誰がログインでき、何ができるかを確認します。', open: 'ユーザーを見る' },
  settings: { title: '設定', text: 'サイト名、SNS、連絡先、SEOを管理します。', open: '設定を見る' },
  projects: { title: 'プロジェクト', text: '制作実績の作成、編集、並べ替えをします。', open: 'プロジェクトを見る' },
}
