import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Japanese. */
export const access: AccessTexts = {
  show: '入力内容を表示',
  hide: '入力内容を隠す',
}
