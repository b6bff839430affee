import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in Italian. */
export const sections: SectionsTexts = {
  title: 'Testi della pagina',
  new: 'Aggiungi elemento',
  editTitle: 'Modifica testo',
  empty: 'Tutti i testi sono quelli originali.',
  editRow: 'Modifica {{name}}',
  deleteRow: 'Elimina {{name}}',
  deleteTitle: 'Eliminare questo testo?',
  deleteText: 'Torna il testo originale, se c’è.',
  loadError: 'Impossibile caricare i testi della pagina',
  createError: 'Impossibile salvare il testo',
  updateError: 'Impossibile salvare il testo',
  deleteError: 'Impossibile eliminare il testo',
  reorderError: 'Impossibile cambiare l’ordine',
  created: 'Testo salvato',
  updated: 'Testo salvato',
  deleted: 'Testo eliminato',
  form: {
    list: 'Elenco',
    imageUrl: 'URL dell’immagine',
    badge: 'Etichetta',
    title: 'Titolo',
    text: 'Testo',
    action: 'Pulsante',
    note: 'Nota',
    captions: 'Sottotitoli (SRT o VTT)',
    chapters: 'Capitoli, uno per riga: 0:12 Apertura',
    chaptersWrong: 'Ogni riga è un capitolo: il tempo e il nome, per esempio 0:12 Apertura',
  },
}
