import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in Chinese. */
export const lists: ListsTexts = {
  completeness: {
    title: '语言',
    text: '每种语言已写好的文本。',
    open: '查看翻译',
    none: '还没有需要翻译的内容。',
  },
  search: {
    label: '搜索',
    projects: '标题、客户或类别',
    testimonials: '客户、角色、公司或内容',
    clear: '清除搜索和筛选',
    count: '{{shown}} / {{total}}',
    none: '没有符合搜索和筛选条件的内容。',
  },
  sort: {
    label: '排序方式',
    order: '页面顺序',
    title: '标题',
    client: '客户',
    date: '日期：最新在前',
    featured: '精选在前',
    best: '评分：从高到低',
    worst: '评分：从低到高',
  },
  filter: {
    category: '类别',
    anyCategory: '全部',
    featured: '精选',
    anyFeatured: '全部',
    yes: '仅精选',
    no: '非精选',
    anyRating: '全部',
  },
  move: {
    title: '移动“{{title}}”',
    position: '新位置（1 到 {{total}}）',
    wrong: '请输入 1 到 {{total}} 之间的数字。',
    confirm: '移动',
    blocked: '要调整顺序，请选择“页面顺序”并清除搜索和筛选。',
  },
  duplicate: '复制 {{title}}',
}
