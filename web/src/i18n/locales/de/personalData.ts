import type { PersonalDataTexts } from '../es/personalData'

/** The personal data stored about one person, in German. */
export const personalData: PersonalDataTexts = {
  nav: 'Personenbezogene Daten',
  title: 'Personenbezogene Daten',
  intro:
    'Alles, was zu einer E-Mail-Adresse gespeichert ist: für eine Kopie oder zum Löschen, wenn jemand darum bittet.',
  email: 'E-Mail-Adresse der Person',
  search: 'Suchen',
  searching: 'Suche läuft …',
  found: 'Zu {{email}} gespeichert: {{what}}.',
  none: 'Zu {{email}} ist nichts gespeichert.',
  account: 'Diese Adresse hat auch ein Konto; es wird unter „Benutzer“ gelöscht.',
  export: 'Als JSON exportieren',
  fileName: 'daten',
  exported: 'Die Datei enthält personenbezogene Daten: Bewahre sie sicher auf.',
  erase: 'Alles löschen',
  eraseTitle: 'Alles von {{email}} löschen?',
  eraseText: 'Das wird endgültig gelöscht: {{what}}. Auch eine wiederhergestellte Sicherung bringt es nicht zurück.',
  erased: 'Endgültig gelöscht: {{what}}.',
  failed: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.',
  offline: 'Offline: Dafür brauchst du eine Verbindung.',
  what: 'Du löschst alles, was zu {{email}} gespeichert ist.',
  ended: 'Deine Sitzung ist beendet: Melde dich neu an.',
  messages_one: '{{count}} Nachricht',
  messages_other: '{{count}} Nachrichten',
  counters_one: '{{count}} Zähler',
  counters_other: '{{count}} Zähler',
}
