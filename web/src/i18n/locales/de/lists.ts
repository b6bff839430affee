import type { ListsTexts } from '../es/lists'

/** What all lists share: search, order, filters; the translation overview; content taken out and back in, in German. */
export const lists: ListsTexts = {
  completeness: {
    title: 'Sprachen',
    text: 'Texte, die in jeder Sprache schon geschrieben sind.',
    open: 'Übersetzungen ansehen',
    none: 'Es gibt noch nichts zu übersetzen.',
  },
  search: {
    label: 'Suchen',
    projects: 'Titel, Kunde oder Kategorie',
    testimonials: 'Kunde, Rolle, Firma oder Text',
    clear: 'Suche und Filter löschen',
    count: '{{shown}} von {{total}}',
    none: 'Nichts entspricht der Suche und den Filtern.',
  },
  sort: {
    label: 'Sortieren nach',
    order: 'Reihenfolge der Seite',
    title: 'Titel',
    client: 'Kunde',
    date: 'Datum: neuestes zuerst',
    featured: 'Hervorgehobene zuerst',
    best: 'Bewertung: beste zuerst',
    worst: 'Bewertung: schlechteste zuerst',
  },
  filter: {
    category: 'Kategorie',
    anyCategory: 'Alle',
    featured: 'Hervorgehoben',
    anyFeatured: 'Alle',
    yes: 'Nur hervorgehobene',
    no: 'Nicht hervorgehoben',
    anyRating: 'Alle',
  },
  move: {
    title: '„{{title}}“ verschieben',
    position: 'Neue Position, 1 bis {{total}}',
    wrong: 'Gib eine Zahl von 1 bis {{total}} ein.',
    confirm: 'Verschieben',
    blocked: 'Um die Reihenfolge zu ändern, „Reihenfolge der Seite“ wählen und Suche und Filter löschen.',
  },
  duplicate: '{{title}} duplizieren',
}
