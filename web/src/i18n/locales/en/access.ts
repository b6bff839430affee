import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in English. */
export const access: AccessTexts = {
  show: 'Show what is typed',
  hide: 'Hide what is typed',
}
