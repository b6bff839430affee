import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in German. */
export const sections: SectionsTexts = {
  title: 'Texte der Seite',
  new: 'Eintrag hinzufügen',
  editTitle: 'Text bearbeiten',
  empty: 'Alle Texte sind die ursprünglichen.',
  editRow: '{{name}} bearbeiten',
  deleteRow: '{{name}} löschen',
  deleteTitle: 'Diesen Text löschen?',
  deleteText: 'Der ursprüngliche Text kommt zurück, falls es einen gibt.',
  loadError: 'Die Texte der Seite konnten nicht geladen werden',
  createError: 'Der Text konnte nicht gespeichert werden',
  updateError: 'Der Text konnte nicht gespeichert werden',
  deleteError: 'Der Text konnte nicht gelöscht werden',
  reorderError: 'Die Reihenfolge konnte nicht geändert werden',
  created: 'Text gespeichert',
  updated: 'Text gespeichert',
  deleted: 'Text gelöscht',
  form: {
    list: 'Liste',
    imageUrl: 'Bild-URL',
    badge: 'Etikett',
    title: 'Titel',
    text: 'Text',
    action: 'Schaltfläche',
    note: 'Anmerkung',
    captions: 'Untertitel (SRT oder VTT)',
    chapters: 'Kapitel, eins pro Zeile: 0:12 Auftakt',
    chaptersWrong: 'Jede Zeile ist ein Kapitel: Zeit und Name, zum Beispiel 0:12 Auftakt',
  },
}
