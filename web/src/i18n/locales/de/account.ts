import type { AccountTexts } from '../es/account'

/** The own account, in German. */
export const account: AccountTexts = {
  title: 'Dein Konto',
  text: 'Name, Passwort und Geräte von {{email}}.',
  offline: 'Offline: Das Konto lässt sich nur mit Netz ändern.',
  name: {
    title: 'Name',
    label: 'Vollständiger Name',
    save: 'Namen speichern',
    saved: 'Name gespeichert',
    failed: 'Der Name konnte nicht gespeichert werden. Versuche es erneut.',
  },
  password: {
    title: 'Passwort',
    text: 'Eine Änderung beendet die anderen Sitzungen des Kontos und vergisst seine Geräte. Diese Sitzung bleibt.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    hint: 'Mindestens {{passwordMin}} Zeichen; besser {{passwordAdvised}} oder mehr.',
    long: 'Gute Länge.',
    submit: 'Passwort ändern',
    changed: 'Passwort geändert',
    changedText: 'Die anderen Sitzungen sind beendet; diese bleibt.',
    failed: 'Das Passwort konnte nicht geändert werden. Versuche es erneut.',
  },
  devices: {
    title: 'Geräte',
    text: 'Geräte, die sich bei diesem Konto angemeldet haben. Eines zu entfernen beendet alle Sitzungen außer dieser; offene brauchen dafür bis zu einer Stunde.',
    this: 'Dieses Gerät',
    fresh: 'Neu',
    unnamed: 'Unbekannter Browser',
    first: 'Zum ersten Mal',
    last: 'Zuletzt',
    end: 'Entfernen',
    endOf: 'Entfernen: {{name}}',
    ended: 'Gerät entfernt',
    none: 'Noch keine bekannten Geräte.',
    unknown: 'Die Geräte sind nur mit Netz zu sehen.',
    failed: 'Die Geräte konnten nicht gelesen werden. Versuche es erneut.',
    endFailed: 'Das hat nicht geklappt. Versuche es erneut.',
  },
  everywhere: {
    submit: 'Überall abmelden',
    text: 'Beendet alle Sitzungen des Kontos, auch diese, und vergisst seine Geräte.',
  },
  fresh: {
    text: 'Anmeldung von einem neuen Gerät: {{name}} ({{when}})',
    mine: 'Das war ich',
    look: 'Meine Geräte ansehen',
  },
}
