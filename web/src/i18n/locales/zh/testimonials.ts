import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Chinese. */
export const testimonials: TestimonialsTexts = {
  title: '客户评价',
  new: '新建评价',
  editTitle: '编辑评价',
  empty: '还没有评价。新建一条即可开始。',
  table: {
    client: '客户',
    role: '职位',
    company: '公司',
    rating: '评分',
    content: '内容',
  },
  editRow: '编辑 {{name}} 的评价',
  deleteRow: '删除 {{name}} 的评价',
  deleteTitle: '删除这条评价？',
  deleteText: '此操作无法撤销，评价将被永久删除。',
  form: {
    name: '客户姓名',
    avatarUrl: '头像 URL',
    rating: '评分',
    stars: '{{n}} 星（满分 5 星）',
    role: '职位',
    company: '公司',
    content: '评价内容',
  },
  loadError: '加载评价时出错',
  createError: '创建评价时出错',
  updateError: '更新评价时出错',
  deleteError: '删除评价时出错',
  reorderError: '调整评价顺序时出错',
  created: '评价已创建',
  updated: '评价已更新',
  deleted: '评价已删除',
}
