import type { PageTexts } from '../es/page'

/** The page editor, in Chinese. */
export const page: PageTexts = {
  title: '页面',
  frame: '可编辑的页面',
  page: '显示的页面',
  home: '首页',
  privacy: '隐私',
  widths: {
    phone: '手机宽度',
    tablet: '平板宽度',
    desktop: '电脑宽度',
  },
  hint: '点击页面的任意部分即可编辑。使用键盘时，按 Tab 在各部分之间移动，按 Enter 打开。',
  earlier: '前移',
  later: '后移',
  remove: '从页面移除',
  default: '默认文字',
  restore: '恢复默认文字',
  startFrom: '在此文字基础上修改',
  addAfter: '在此之后添加',
  removed: '已从页面移除',
  bringBack: '恢复到页面',
  schedule: '定时发布其他文字',
}
