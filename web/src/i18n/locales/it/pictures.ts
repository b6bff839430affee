import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in Italian. */
export const pictures: PicturesTexts = {
  title: 'Immagini e video',
  intro:
    'Le immagini e i video che questo sito conserva. Quelli che non si usano da nessuna parte vengono eliminati dopo {{days}} giorni.',
  offline: 'Sei offline: immagini e video si vedono solo con la connessione.',
  failed: 'Impossibile caricare le immagini e i video.',
  none: 'Ancora nessuna immagine e nessun video. Sceglili in un progetto, in una testimonianza o per il logo.',
  added: 'Data di aggiunta: {{when}}',
  shownIn: 'In uso qui',
  unused: 'Non in uso (ultimo uso: {{since}}); eliminazione prevista: {{ends}}.',
  logo: 'Logo del sito',
  loading: 'Caricamento di immagini e video',
  pictures: 'Immagini',
  space:
    'Le immagini occupano {{pictures}} e i video {{films}}. Dei {{free}} gratuiti, condivisi con tutti gli altri contenuti, restano {{left}}.',
  prices: 'Prezzi di Firebase (ultima verifica: {{when}})',
  films: {
    title: 'Video',
    cost: 'Mille riproduzioni complete: circa {{cost}}, oltre i {{free}} gratuiti al mese.',
    showreel: 'Showreel',
  },
}
