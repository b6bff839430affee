import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Chinese. */
export const sections: SectionsTexts = {
  title: '页面文字',
  new: '添加项目',
  editTitle: '编辑文字',
  empty: '所有文字均为原始文字。',
  editRow: '编辑{{name}}',
  deleteRow: '删除{{name}}',
  deleteTitle: '删除这段文字？',
  deleteText: '如有原始文字，将恢复原始文字。',
  loadError: '无法加载页面文字',
  createError: '无法保存文字',
  updateError: '无法保存文字',
  deleteError: '无法删除文字',
  reorderError: '无法更改顺序',
  created: '文字已保存',
  updated: '文字已保存',
  deleted: '文字已删除',
  form: {
    list: '列表',
    imageUrl: '图片网址',
    badge: '标签',
    title: '标题',
    text: '正文',
    action: '按钮',
    note: '备注',
    captions: '字幕（SRT 或 VTT）',
    chapters: '章节，每行一个：0:12 开场',
    chaptersWrong: '每行一个章节：时间和名称，例如 0:12 开场',
  },
}
