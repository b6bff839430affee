import type { PageTexts } from '../es/page'

/** The page editor, in Italian. */
export const page: PageTexts = {
  title: 'Pagina',
  frame: 'La tua pagina, da modificare',
  page: 'Pagina mostrata',
  home: 'Home',
  privacy: 'Privacy',
  widths: {
    phone: 'Larghezza telefono',
    tablet: 'Larghezza tablet',
    desktop: 'Larghezza computer',
  },
  hint: 'Clicca su una parte della pagina per modificarla. Con la tastiera, Tab passa da una parte all’altra e Invio la apre.',
  earlier: 'Sposta su',
  later: 'Sposta giù',
  remove: 'Togli dalla pagina',
  default: 'Testo predefinito',
  restore: 'Ripristina testo predefinito',
  startFrom: 'Parti da questo testo',
  addAfter: 'Aggiungi dopo',
  removed: 'Tolto dalla pagina',
  bringBack: 'Ripristina sulla pagina',
  schedule: 'Programma un altro testo',
}
