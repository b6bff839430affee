import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Japanese. */
export const pictures: PicturesTexts = {
  title: '画像',
  intro: 'このサイトが保存している画像です。どこにも表示されない画像は{{days}}日後に削除されます。',
  offline: 'オフラインです。画像はオンラインのときに表示されます。',
  failed: '画像を読み込めませんでした。',
  none: 'サイトの画像はまだありません。プロジェクト、お客様の声、ロゴの編集で選べます。',
  added: '追加日：{{when}}',
  shownIn: '表示先',
  unused: '{{since}}から未使用。{{ends}}に削除されます。',
  logo: 'サイトのロゴ',
  loading: '画像を読み込んでいます',
}
