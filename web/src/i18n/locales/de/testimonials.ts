import type { TestimonialsTexts } from '../es/testimonials'

/** The testimonials in the console, in German. */
export const testimonials: TestimonialsTexts = {
  title: 'Kundenstimmen',
  new: 'Neue Kundenstimme',
  editTitle: 'Kundenstimme bearbeiten',
  empty: 'Noch keine Kundenstimmen. Lege eine neue an, um zu beginnen.',
  table: {
    client: 'Kunde',
    role: 'Rolle',
    company: 'Unternehmen',
    rating: 'Bewertung',
    content: 'Inhalt',
  },
  editRow: 'Kundenstimme von {{name}} bearbeiten',
  deleteRow: 'Kundenstimme von {{name}} löschen',
  deleteTitle: 'Kundenstimme löschen?',
  deleteText: 'Das lässt sich nicht rückgängig machen. Die Kundenstimme wird endgültig gelöscht.',
  form: {
    name: 'Name des Kunden',
    avatarUrl: 'Avatar-URL',
    rating: 'Bewertung',
    stars: '{{n}} von 5 Sternen',
    role: 'Rolle',
    company: 'Unternehmen',
    content: 'Kundenstimme',
  },
  loadError: 'Fehler beim Laden der Kundenstimmen',
  createError: 'Fehler beim Anlegen der Kundenstimme',
  updateError: 'Fehler beim Aktualisieren der Kundenstimme',
  deleteError: 'Fehler beim Löschen der Kundenstimme',
  reorderError: 'Fehler beim Sortieren der Kundenstimmen',
  created: 'Kundenstimme angelegt',
  updated: 'Kundenstimme aktualisiert',
  deleted: 'Kundenstimme gelöscht',
}
