import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in Chinese. */
export const dashboard: DashboardTexts = {
  title: '概览',
  welcome: '欢迎来到控制台',
  users: { title: '用户', text: '查看谁可以登录、能做什么。', open: '查看用户' },
  settings: { title: '设置', text: '网站名称、社交媒体、联系方式和 SEO。', open: '查看设置' },
  projects: { title: '项目', text: '创建、编辑作品并调整顺序。', open: '查看项目' },
}
