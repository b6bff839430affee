import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in Italian. */
export const testimonials: TestimonialsTexts = {
  title: 'Testimonianze',
  new: 'Nuova testimonianza',
  editTitle: 'Modifica testimonianza',
  empty: 'Nessuna testimonianza. Creane una per iniziare.',
  table: {
    client: 'Cliente',
    role: 'Ruolo',
    company: 'Azienda',
    rating: 'Valutazione',
    content: 'Contenuto',
  },
  editRow: 'Modifica la testimonianza di {{name}}',
  deleteRow: 'Elimina la testimonianza di {{name}}',
  deleteTitle: 'Eliminare la testimonianza?',
  deleteText: 'Questa azione non può essere annullata. La testimonianza sarà eliminata definitivamente.',
  form: {
    name: 'Nome del cliente',
    avatarUrl: 'URL dell’avatar',
    rating: 'Valutazione',
    stars: '{{n}} stelle su 5',
    role: 'Ruolo',
    company: 'Azienda',
    content: 'Testimonianza',
  },
  loadError: 'Errore nel caricamento delle testimonianze',
  createError: 'Errore nella creazione della testimonianza',
  updateError: 'Errore nell’aggiornamento della testimonianza',
  deleteError: 'Errore nell’eliminazione della testimonianza',
  reorderError: 'Errore nel riordinare le testimonianze',
  created: 'Testimonianza creata',
  updated: 'Testimonianza aggiornata',
  deleted: 'Testimonianza eliminata',
}
