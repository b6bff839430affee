import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in German. */
export const pictures: PicturesTexts = {
  title: 'Bilder',
  intro: 'Die Bilder, die diese Website selbst speichert. Ungenutzte werden nach {{days}} Tagen gelöscht.',
  offline: 'Offline: Die Bilder sind nur mit Verbindung zu sehen.',
  failed: 'Die Bilder konnten nicht geladen werden.',
  none: 'Noch keine eigenen Bilder. Wähle eines in einem Projekt, einer Kundenstimme oder beim Logo.',
  added: 'Hinzugefügt am {{when}}',
  shownIn: 'Zu sehen in',
  unused: 'Ungenutzt seit {{since}}; wird am {{ends}} gelöscht.',
  logo: 'Logo der Website',
  loading: 'Bilder werden geladen',
}
