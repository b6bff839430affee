import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Chinese. */
export const permissions: PermissionsTexts = {
  title: '权限一览',
  text: '服务器对每个请求都执行这些规则，规则的测试也由同一张表生成。',
  action: '操作',
  who: '谁可以',
  nobody: '无人',
  server: '服务器',
  only: { own: '{{who}}：仅限本人的', others: '{{who}}：仅限他人的' },
  operations: {
    get: '查看单条',
    list: '查看列表',
    create: '新建',
    update: '修改',
    delete: '删除',
  },
  principals: {
    visitor: '访客',
    member: '无角色用户',
    admin: '管理员',
    formerAdmin: '前管理员',
  },
  collections: {
    portfolio_projects: '项目',
    testimonials: '客户评价',
    site_settings: '设置',
    contact_messages: '消息',
    profiles: '个人资料',
    user_roles: '角色',
    outbox_receipts: '设备回执',
    deletions: '删除记录',
    media: '自有图片',
    audit_log: '操作记录',
  },
  internal: { title: '内部数据', text: '仅由服务器读写，任何人都无法通过浏览器访问。' },
  fields: '字段',
  field: '字段',
  onCreate: '新建时',
  onUpdate: '修改时',
  inTenLanguages: '十种语言',
}
