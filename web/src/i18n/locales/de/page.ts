import type { PageTexts } from '../es/page'

/** The page editor, in German. */
export const page: PageTexts = {
  title: 'Seite',
  frame: 'Ihre Seite zum Bearbeiten',
  page: 'Angezeigte Seite',
  home: 'Startseite',
  privacy: 'Datenschutz',
  widths: {
    phone: 'Handybreite',
    tablet: 'Tabletbreite',
    desktop: 'Computerbreite',
  },
  hint: 'Klicken Sie auf einen Teil der Seite, um ihn zu bearbeiten. Mit der Tastatur: Tab wechselt zwischen den Teilen, Enter öffnet einen.',
  toSettings: 'In den Einstellungen öffnen',
  earlier: 'Nach oben',
  later: 'Nach unten',
  remove: 'Von der Seite entfernen',
  restore: 'Original wiederherstellen',
}
