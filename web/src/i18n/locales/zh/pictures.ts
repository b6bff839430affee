import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Chinese. */
export const pictures: PicturesTexts = {
  title: '图片',
  intro: '本网站保存的图片。未被使用的图片将在 {{days}} 天后删除。',
  offline: '当前离线：联网后才能查看图片。',
  failed: '图片加载失败。',
  none: '还没有自有图片。可在编辑项目、评价或徽标时选择一张。',
  added: '添加于{{when}}',
  shownIn: '显示于',
  unused: '自{{since}}起未使用；将于{{ends}}删除。',
  logo: '网站徽标',
  loading: '正在加载图片',
}
