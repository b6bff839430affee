import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in Chinese. */
export const previewTexts: PreviewTexts = {
  label: '预览',
  loading: '正在加载预览…',
  shown: '预览：包含已保存但尚未公开的内容。链接有效期至{{day}}。',
  ended: '此预览链接已失效：可能已过期或被停用。现在显示的是公开页面。',
  failed: '无法加载预览。现在显示的是公开页面。',
  leave: '退出预览',
  noEnquiries: '在预览中无法发送消息。',
}
