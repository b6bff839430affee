import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: '筛选',
  filtersActive: '筛选（{{n}}）',
  more: '更多操作：{{name}}',
  toContent: '跳到内容',
  toList: '跳到列表',
  groups: {
    content: '内容',
    enquiries: '咨询',
    people: '人员',
    site: '网站',
  },
  row: {
    see: '在网站上查看',
    show: '在网站上显示',
    hide: '从网站上隐藏',
    duplicate: '创建副本',
  },
  star: '将“{{name}}”设为精选',
  starred: '已设为精选项目',
  unstarred: '已不再是精选项目',
}
