import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in Italian. */
export const previewTexts: PreviewTexts = {
  label: 'Anteprima',
  loading: 'Caricamento dell’anteprima…',
  shown: 'Anteprima: include i contenuti salvati non ancora pubblici. Scadenza del link: {{day}}.',
  ended: 'Questo link di anteprima non funziona più: è scaduto o è stato disattivato. Questa è la pagina pubblica.',
  failed: 'Impossibile caricare l’anteprima. Quella che vedi è la pagina pubblica.',
  leave: 'Esci dall’anteprima',
  noEnquiries: 'Da un’anteprima non si possono inviare messaggi.',
}
