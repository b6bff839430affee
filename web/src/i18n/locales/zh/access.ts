import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Chinese. */
export const access: AccessTexts = {
  show: '显示输入内容',
  hide: '隐藏输入内容',
}
