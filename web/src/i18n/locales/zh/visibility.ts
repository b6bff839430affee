import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: '可见性',
  visible: '可见',
  hidden: '隐藏',
  planned: '已排期',
  fromDay: '从某天起',
  from: '自{{day}}起',
  day: '可见起始日',
  hint: {
    visible: '发布后即在网站上显示。',
    hidden: '仅在控制台中显示，内容不全也可保存。',
    planned: '从当天 0:00 起在网站上显示（{{zone}}）。',
    here: '按本设备的时间',
  },
  any: '全部',
  missing: '要在网站上显示，还缺：',
  saveHidden: '保存为隐藏',
  show: '在网站上显示：{{name}}',
  hide: '从网站上隐藏：{{name}}',
  see: '在网站上查看：{{name}}',
  shown: '约两分钟后在网站上显示',
  hiddenNow: '约两分钟后不再在网站上显示',
  failed: '可见性更改失败',
}
