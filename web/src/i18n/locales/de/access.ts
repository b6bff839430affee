import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in German. */
export const access: AccessTexts = {
  show: 'Eingabe anzeigen',
  hide: 'Eingabe verbergen',
}
