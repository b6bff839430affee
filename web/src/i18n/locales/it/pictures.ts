import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in Italian. */
export const pictures: PicturesTexts = {
  title: 'Immagini',
  intro: 'Le immagini che questo sito conserva. Ciò che nulla mostra viene eliminato dopo {{days}} giorni.',
  offline: 'Senza connessione: l’elenco si legge dal server.',
  failed: 'Impossibile leggere le immagini.',
  none: 'Ancora nessuna immagine propria. Scegline una in un progetto, una testimonianza o nel logo.',
  added: 'Aggiunta il {{when}}',
  shownIn: 'Mostrata in',
  unused: 'Inutilizzata dal {{since}}; eliminata il {{ends}}.',
  logo: 'Logo del sito',
  loading: 'Caricamento immagini',
}
