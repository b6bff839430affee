import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in French. */
export const access: AccessTexts = {
  show: 'Afficher la saisie',
  hide: 'Masquer la saisie',
}
