import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in Japanese. */
export const previews: PreviewsTexts = {
  title: 'プレビュー',
  text: 'リンクを開くと、保存済みでまだ公開されていない内容をすべての言語で閲覧できます。変更はできません。{{days}}日間、または無効にするまで有効です。',
  share: 'プレビューを共有',
  created: 'リンクを作成しました',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copyFailed: 'リンクをコピーできませんでした。選択してコピーしてください。',
  link: 'プレビューリンク',
  made: '{{who}}が{{when}}に作成',
  expires: '有効期限：{{when}}',
  visits: '閲覧回数',
  revoke: '無効にする',
  revokeTitle: 'このリンクを無効にしますか？',
  revokeText: 'リンクを持っている全員が、すぐに使えなくなります。',
  revoked: '無効',
  expired: '期限切れ',
  revokedNow: 'リンクを無効にしました',
  none: 'リンクはまだありません。',
  loading: 'リンクを読み込んでいます',
  offline: 'オフラインです。リンクの作成、表示、無効化はオンラインのときに行えます。',
  failed: 'リンクを読み込めませんでした。',
  createFailed: 'リンクを作成できませんでした。もう一度お試しください。',
  revokeFailed: 'リンクを無効にできませんでした。もう一度お試しください。',
}
