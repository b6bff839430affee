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
  toSettings: 'Apri nelle impostazioni',
  earlier: 'Sposta su',
  later: 'Sposta giù',
  remove: 'Togli dalla pagina',
  restore: 'Ripristina originale',
}
