import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Japanese. */
export const permissions: PermissionsTexts = {
  title: '権限一覧',
  text: 'サーバーがすべてのリクエストに適用するルールです。ルールのテストもこの表から作られています。',
  action: '操作',
  who: 'できる人',
  nobody: 'なし',
  server: 'サーバー',
  only: { own: '{{who}}：自分の分のみ', others: '{{who}}：ほかの人の分のみ' },
  operations: {
    get: '1件を見る',
    list: '一覧を見る',
    create: '作成',
    update: '変更',
    delete: '削除',
  },
  principals: {
    visitor: '訪問者',
    member: 'ロールなしのユーザー',
    admin: '管理者',
    formerAdmin: '元管理者',
  },
  collections: {
    portfolio_projects: 'プロジェクト',
    testimonials: 'お客様の声',
    site_settings: '設定',
    contact_messages: 'メッセージ',
    profiles: 'プロフィール',
    user_roles: 'ロール',
    outbox_receipts: '端末ごとの受領記録',
    deletions: '削除の記録',
    media: 'サイトの画像',
    audit_log: '操作履歴',
  },
  internal: { title: '内部データ', text: '読み書きできるのはサーバーだけで、ブラウザからは誰もアクセスできません。' },
  fields: '項目',
  field: '項目',
  onCreate: '作成時',
  onUpdate: '変更時',
  inTenLanguages: '10言語',
}
