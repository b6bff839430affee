import type { PageTexts } from '../es/page'

/** The page editor, in German. */
export const page: PageTexts = {
  title: 'Seite',
  frame: 'Deine Seite zum Bearbeiten',
  page: 'Angezeigte Seite',
  home: 'Startseite',
  privacy: 'Datenschutz',
  widths: {
    phone: 'Handybreite',
    tablet: 'Tabletbreite',
    desktop: 'Computerbreite',
  },
  hint: 'Klick auf einen Teil der Seite, um ihn zu bearbeiten. Mit der Tastatur: Tab wechselt zwischen den Teilen, die Eingabetaste öffnet einen.',
  earlier: 'Nach oben',
  later: 'Nach unten',
  remove: 'Von der Seite entfernen',
  default: 'Standardtext',
  restore: 'Standardtext wiederherstellen',
  startFrom: 'Von diesem Text ausgehen',
  addAfter: 'Danach einfügen',
  removed: 'Von der Seite entfernt',
  bringBack: 'Auf der Seite wiederherstellen',
  schedule: 'Anderen Text planen',
}
