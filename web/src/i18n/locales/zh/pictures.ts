import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in Chinese. */
export const pictures: PicturesTexts = {
  title: '图片和视频',
  intro: '本网站保存的图片和视频。未被使用的将在 {{days}} 天后删除。',
  offline: '当前离线：联网后才能查看图片和视频。',
  failed: '图片和视频加载失败。',
  none: '还没有自有图片或视频。可在编辑项目、评价或徽标时选择。',
  added: '添加于{{when}}',
  shownIn: '显示于',
  unused: '自{{since}}起未使用；将于{{ends}}删除。',
  logo: '网站徽标',
  loading: '正在加载图片和视频',
  pictures: '图片',
  space:
    '图片占用\u00a0{{pictures}}，视频占用\u00a0{{films}}。与其他内容共用的\u00a0{{free}}\u00a0免费空间还剩\u00a0{{left}}。',
  prices: 'Firebase 价格（{{when}}查阅）',
  films: {
    title: '视频',
    cost: '完整播放一千次：约\u00a0{{cost}}（超出每月\u00a0{{free}}\u00a0免费流量的部分）。',
    showreel: '作品集锦',
  },
}
