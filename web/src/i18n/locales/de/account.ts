import type { AccountTexts } from '../es/account'

/** The page of the signed-in account, in German. */
export const account: AccountTexts = {
  title: 'Dein Konto',
  text: 'Name, Passwort und Geräte von {{email}}.',
  offline: 'Offline: Das Konto lässt sich nur mit Verbindung ändern.',
  name: {
    title: 'Name',
    label: 'Vollständiger Name',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    failed: 'Der Name konnte nicht gespeichert werden. Versuch es noch einmal.',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn du es änderst, enden alle anderen Sitzungen des Kontos, und seine Geräte werden entfernt. Diese Sitzung läuft weiter.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens {{passwordMin}} Zeichen; besser {{passwordAdvised}} oder mehr.',
    long: 'Gute Länge.',
    submit: 'Passwort ändern',
    changed: 'Passwort geändert',
    changedText: 'Die anderen Sitzungen sind beendet; diese läuft weiter.',
    failed: 'Das Passwort konnte nicht geändert werden. Versuch es noch einmal.',
  },
  devices: {
    title: 'Geräte',
    text: 'Geräte, auf denen dieses Konto angemeldet war. Entfernst du eines, enden alle Sitzungen außer dieser; bei offenen kann das bis zu einer Stunde dauern.',
    this: 'Dieses Gerät',
    fresh: 'Neu',
    unnamed: 'Unbekannter Browser',
    first: 'Erstmals',
    last: 'Zuletzt',
    end: 'Entfernen',
    endOf: 'Entfernen: {{name}}',
    ended: 'Gerät entfernt',
    none: 'Noch keine bekannten Geräte.',
    unknown: 'Offline sind die Geräte nicht zu sehen.',
    failed: 'Die Geräte konnten nicht geladen werden. Versuch es noch einmal.',
    endFailed: 'Das Gerät konnte nicht entfernt werden. Versuch es noch einmal.',
  },
  everywhere: {
    submit: 'Überall abmelden',
    text: 'Alle Sitzungen des Kontos enden, auch diese, und seine Geräte werden entfernt.',
  },
  fresh: {
    text: 'Anmeldung von einem neuen Gerät: {{name}} ({{when}})',
    mine: 'Das war ich',
    look: 'Meine Geräte ansehen',
  },
}
