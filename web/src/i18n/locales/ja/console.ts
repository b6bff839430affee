import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'ログイン',
    subtitle: 'スタジオ管理コンソール',
    noScript: '管理コンソールを使うにはJavaScriptが必要です。ブラウザで有効にして、ページを再読み込みしてください。',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    submitting: 'ログイン中…',
    back: 'サイトに戻る',
    success: 'ログインしました',
    failed: 'ログインできませんでした',
    wrong: 'メールアドレスまたはパスワードが正しくありません',
    network: 'オフラインです。初回のログインには接続が必要です。',
    throttled: '試行回数が多すぎます。数分待ってからもう一度お試しください。',
    disabled: 'このアカウントは無効になっています。',
    refused: 'サーバーがこのログインを許可しませんでした。1分待ってからもう一度お試しください。',
    tooSoon:
      'このパスワードは、すべてのセッションを終了した直後に設定されました。10分待ってから、新しいリンクをリクエストしてください。',
    unexpected: '予期しないエラーが発生しました。もう一度お試しください。',
    notAdmin: 'このアカウントにはコンソールを使う権限がありません。',
    ended: 'サーバーがセッションを終了しました。パスワードの変更やアカウントの削除などが考えられます。',
    expired: 'このセッションは終了しました。30日間使われなかったか、最後の本人確認から90日が経過しました。',
    waiting: '{{email}}が再びログインするまで、この端末に保存されています：{{what}}。',
    unsent: {
      erased: '残すことを選ばないかぎり、{{date}}にこの端末から削除されます。',
      keep: 'この端末に残す',
      kept: '破棄するまで、この端末に残ります。',
    },
    lockedFor_other: '失敗回数が多すぎます。{{n}}分後にもう一度お試しください',
    lockedNow: '失敗回数が多すぎます。アカウントは{{duration}}間、一時的にロックされました。',
    remaining: '残りの試行回数',
    checking: 'ログイン状態を確認中',
    access,
  },
  passkeys,
  admin: {
    label: 'コンソール',
    nav: {
      menu: 'コンソールのメニュー',
      dashboard: 'ダッシュボード',
      projects: 'プロジェクト',
      testimonials: 'お客様の声',
      sections: 'ページ',
      prices: '料金',
      users: 'ユーザー',
      createUser: '管理者を作成',
      messages: 'メッセージ',
      settings: '設定',
      translations: '翻訳',
      importExport: 'バックアップ',
    },
    site: 'サイトに戻る',
    signOut: 'ログアウト',
    signOutAnyway: '破棄してログアウト',
    stay: 'このまま続ける',
    common: {
      create: '作成',
      update: '更新',
      saving: '保存中…',
      cancel: 'キャンセル',
      delete: '削除',
      edit: '編集',
      back: '戻る',
      actions: '操作',
      keptOnDevice: 'この端末に保存しました',
      deletedOnDevice: 'この端末で削除しました',
      publishedLater: '接続が戻ると反映されます。',
      publishing: 'サーバーに反映しています。応答に時間がかかっています。',
      reload: '再試行',
      offlineEmpty: 'オフラインです。この端末にはまだデータがありません。',
      fixErrors: '必須項目をすべて入力してください',
      languageTabs: 'コンテンツの言語',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
