import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Portuguese. */
export const access: AccessTexts = {
  show: 'Mostrar o que foi digitado',
  hide: 'Ocultar o que foi digitado',
}
