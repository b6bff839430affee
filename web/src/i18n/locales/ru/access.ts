import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Russian. */
export const access: AccessTexts = {
  show: 'Показать введённое',
  hide: 'Скрыть введённое',
}
