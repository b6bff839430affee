import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Arabic. */
export const access: AccessTexts = {
  show: 'إظهار المكتوب',
  hide: 'إخفاء المكتوب',
}
