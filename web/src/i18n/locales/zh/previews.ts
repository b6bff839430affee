import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in Chinese. */
export const previews: PreviewsTexts = {
  title: '预览',
  text: '链接以所有语言显示已保存但尚未公开的内容，且无法更改任何内容。有效期为 {{days}} 天，也可随时停用。',
  share: '分享预览',
  created: '链接已创建',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '无法复制链接。请选中后自行复制。',
  link: '预览链接',
  made: '由{{who}}创建于{{when}}',
  expires: '有效期至{{when}}',
  visits: '访问次数',
  revoke: '停用',
  revokeTitle: '停用此链接？',
  revokeText: '所有持有此链接的人将立即无法使用它。',
  revoked: '已停用',
  expired: '已过期',
  revokedNow: '链接已停用',
  none: '还没有链接。',
  loading: '正在加载链接',
  offline: '当前离线：创建、查看和停用链接需要联网。',
  failed: '无法加载链接。',
  createFailed: '无法创建链接。请重试。',
  revokeFailed: '无法停用链接。请重试。',
}
