import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in German. */
export const pictures: PicturesTexts = {
  title: 'Bilder und Videos',
  intro: 'Die Bilder und Videos, die diese Website selbst speichert. Ungenutzte werden nach {{days}} Tagen gelöscht.',
  offline: 'Offline: Bilder und Videos sind nur mit Verbindung zu sehen.',
  failed: 'Die Bilder und Videos konnten nicht geladen werden.',
  none: 'Noch keine eigenen Bilder oder Videos. Wähle eines in einem Projekt, einer Kundenstimme oder beim Logo.',
  added: 'Hinzugefügt am {{when}}',
  shownIn: 'Zu sehen in',
  unused: 'Ungenutzt seit {{since}}; wird am {{ends}} gelöscht.',
  logo: 'Logo der Website',
  loading: 'Bilder und Videos werden geladen',
  pictures: 'Bilder',
  space:
    'Die Bilder belegen {{pictures}}, die Videos {{films}}. Vom kostenlosen Speicher ({{free}}), den sie sich mit allen anderen Inhalten teilen, bleiben {{left}}.',
  prices: 'Preise von Firebase, Stand {{when}}',
  films: {
    title: 'Videos',
    cost: 'Tausend vollständige Wiedergaben: etwa {{cost}}, nach den kostenlosen {{free}} im Monat.',
    showreel: 'Showreel',
  },
}
