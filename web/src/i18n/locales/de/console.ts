import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in German. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Anmelden',
    subtitle: 'Studio-Konsole',
    noScript: 'Die Konsole braucht JavaScript. Aktiviere es im Browser und lade die Seite neu.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft …',
    back: 'Zurück zur Website',
    success: 'Du bist angemeldet',
    failed: 'Anmeldung fehlgeschlagen',
    wrong: 'E-Mail oder Passwort ist falsch',
    network: 'Offline: Für die erste Anmeldung brauchst du eine Verbindung.',
    throttled: 'Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal.',
    disabled: 'Dieses Konto ist deaktiviert.',
    refused: 'Der Server hat diese Anmeldung nicht zugelassen. Warte eine Minute und versuch es noch einmal.',
    tooSoon:
      'Dieses Passwort wurde nur wenige Minuten nach dem Beenden aller Sitzungen gesetzt. Warte zehn Minuten und fordere einen neuen Link an.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Versuch es noch einmal.',
    notAdmin: 'Dieses Konto darf die Konsole nicht nutzen.',
    ended:
      'Der Server hat die Sitzung beendet, zum Beispiel weil das Passwort geändert wurde oder es das Konto nicht mehr gibt.',
    expired:
      'Diese Sitzung ist beendet: Sie wurde 30 Tage nicht benutzt, oder die letzte Anmeldung liegt 90 Tage zurück.',
    waiting: 'Auf diesem Gerät, bis sich {{email}} wieder anmeldet: {{what}}.',
    unsent: {
      erased: 'Das alles wird am {{date}} von diesem Gerät gelöscht, wenn du es nicht behältst.',
      keep: 'Hier behalten',
      kept: 'Bleibt auf diesem Gerät, bis du es verwirfst.',
    },
    lockedFor_one: 'Zu viele Fehlversuche. Versuch es in {{n}} Minute noch einmal',
    lockedFor_other: 'Zu viele Fehlversuche. Versuch es in {{n}} Minuten noch einmal',
    lockedNow: 'Zu viele Fehlversuche. Dein Konto ist für {{duration}} gesperrt.',
    remaining: 'Verbleibende Versuche',
    checking: 'Sitzung wird geprüft',
    access,
  },
  passkeys,
  admin: {
    label: 'Konsole',
    nav: {
      menu: 'Konsolenmenü',
      dashboard: 'Übersicht',
      projects: 'Projekte',
      testimonials: 'Kundenstimmen',
      sections: 'Seite',
      prices: 'Preise',
      users: 'Benutzer',
      createUser: 'Admin anlegen',
      messages: 'Nachrichten',
      settings: 'Einstellungen',
      translations: 'Übersetzungen',
      importExport: 'Datensicherung',
    },
    site: 'Zurück zur Website',
    signOut: 'Abmelden',
    signOutAnyway: 'Abmelden und verwerfen',
    stay: 'Hierbleiben',
    common: {
      create: 'Erstellen',
      update: 'Aktualisieren',
      saving: 'Wird gespeichert …',
      cancel: 'Abbrechen',
      delete: 'Löschen',
      edit: 'Bearbeiten',
      back: 'Zurück',
      actions: 'Aktionen',
      keptOnDevice: 'Auf diesem Gerät gespeichert',
      deletedOnDevice: 'Auf diesem Gerät gelöscht',
      publishedLater: 'Wird veröffentlicht, sobald die Verbindung zurück ist.',
      publishing: 'Wird gerade veröffentlicht; der Server antwortet langsam.',
      reload: 'Erneut versuchen',
      offlineEmpty: 'Offline, und auf diesem Gerät liegen noch keine Daten.',
      fixErrors: 'Bitte fülle alle Pflichtfelder aus',
      languageTabs: 'Sprachen der Inhalte',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}
