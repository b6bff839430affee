import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in Italian. */
export const pictures: PicturesTexts = {
  title: 'Immagini',
  intro:
    'Le immagini che questo sito conserva. Quelle che non si usano da nessuna parte vengono eliminate dopo {{days}} giorni.',
  offline: 'Sei offline: le immagini si vedono solo con la connessione.',
  failed: 'Impossibile caricare le immagini.',
  none: 'Ancora nessuna immagine. Scegline una in un progetto, in una testimonianza o per il logo.',
  added: 'Aggiunta in data {{when}}',
  shownIn: 'Mostrata in',
  unused: 'Inutilizzata da: {{since}}; eliminazione prevista: {{ends}}.',
  logo: 'Logo del sito',
  loading: 'Caricamento immagini',
}
