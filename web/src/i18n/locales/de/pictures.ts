import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in German. */
export const pictures: PicturesTexts = {
  title: 'Bilder',
  intro: 'Die Bilder, die diese Website aufbewahrt. Was nichts zeigt, wird nach {{days}} Tagen entfernt.',
  offline: 'Offline: Die Liste kommt vom Server.',
  failed: 'Die Bilder ließen sich nicht lesen.',
  none: 'Noch keine eigenen Bilder. Wähle eines in einem Projekt, einer Kundenstimme oder beim Logo.',
  added: 'Hinzugefügt am {{when}}',
  shownIn: 'Zu sehen in',
  unused: 'Ungenutzt seit {{since}}; wird am {{ends}} entfernt.',
  logo: 'Logo der Website',
  loading: 'Bilder werden geladen',
}
