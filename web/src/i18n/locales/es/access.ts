import type { Words } from './public'

/** What gives access: passwords and the way back to a forgotten one, in Spanish. */
export const access = {
  show: 'Mostrar lo escrito',
  hide: 'Ocultar lo escrito',
}

export type AccessTexts = Words<typeof access>
