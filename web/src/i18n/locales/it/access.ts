import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Italian. */
export const access: AccessTexts = {
  show: 'Mostra quanto scritto',
  hide: 'Nascondi quanto scritto',
}
