import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in Japanese. */
export const pictures: PicturesTexts = {
  title: '画像と動画',
  intro: 'このサイトが保存している画像と動画です。どこにも表示されないものは{{days}}日後に削除されます。',
  offline: 'オフラインです。画像と動画はオンラインのときに表示されます。',
  failed: '画像と動画を読み込めませんでした。',
  none: 'アップロードした画像や動画はまだありません。プロジェクト、お客様の声、ロゴの編集で選べます。',
  added: '追加日：{{when}}',
  shownIn: '表示先',
  unused: '{{since}}から未使用。{{ends}}に削除されます。',
  logo: 'サイトのロゴ',
  loading: '画像と動画を読み込んでいます',
  pictures: '画像',
  space:
    '使用量は画像が{{pictures}}、動画が{{films}}です。ほかのコンテンツと共有する無料容量{{free}}のうち、残りは{{left}}です。',
  prices: 'Firebaseの料金（{{when}}時点）',
  films: {
    title: '動画',
    cost: '全編再生1,000回の費用は約{{cost}}です（毎月の無料枠{{free}}を超えた分）。',
    showreel: 'ショーリール',
  },
}
