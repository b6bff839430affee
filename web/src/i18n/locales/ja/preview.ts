import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in Japanese. */
export const previewTexts: PreviewTexts = {
  label: 'プレビュー',
  loading: 'プレビューを読み込み中…',
  shown: 'プレビュー：保存済みでまだ公開されていない内容も表示しています。リンクの有効期限は{{day}}です。',
  ended: 'このプレビューリンクは、有効期限切れか無効化のため使えません。表示しているのは公開ページです。',
  failed: 'プレビューを読み込めませんでした。表示しているのは公開ページです。',
  leave: 'プレビューを終了',
  noEnquiries: 'プレビューからはメッセージを送信できません。',
}
