import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in German. */
export const alerts: AlertsTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  text: 'Kommt eine Nachricht an, meldet sich dieses Gerät, auch wenn die Konsole geschlossen ist.',
  ask: 'Benachrichtigungen einschalten',
  granted: 'Benachrichtigungen sind auf diesem Gerät eingeschaltet.',
  denied: 'Der Browser blockiert Benachrichtigungen dieser Website. In seinen Einstellungen kannst du sie erlauben.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Füge die Website auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.',
  from: 'Nachricht von {{name}}',
  several_one: '{{n}} neue Nachricht',
  several_other: '{{n}} neue Nachrichten',
  off: 'Benachrichtigungen ausschalten',
  failed: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.',
  quiet: 'Ruhezeiten',
  quiet_from: 'Von',
  quiet_to: 'Bis',
  quietHint: 'In dieser Zeit erscheinen Benachrichtigungen auf diesem Gerät ohne Ton.',
  channels: {
    title: 'So erfährst du davon',
    push: 'Benachrichtigungen auf Geräten',
    mail: 'E-Mail',
    reached: 'Zuletzt erfolgreich: {{when}}.',
    never: 'Hat noch niemanden erreicht.',
    since: 'Funktioniert nicht (seit dem {{when}}).',
    look: 'Zu den Einstellungen',
    test: 'Test senden',
    label: 'Benachrichtigt',
    toldMail: 'E-Mail gesendet: {{when}}.',
    nobody: 'Es konnte noch niemand benachrichtigt werden.',
    toldDevices: 'Benachrichtigte Geräte: {{n}} ({{when}}).',
    tested: {
      push: 'Der Test ist unterwegs. Erscheint er nicht in wenigen Sekunden, prüfe die Benachrichtigungs-Einstellungen dieses Geräts.',
      mail: 'Die Test-E-Mail ist unterwegs. Kommt sie nicht in ein paar Minuten an, sieh im Spam-Ordner nach.',
    },
    why: {
      off: 'Der Mailserver oder die Adresse fehlt.',
      noDevice: 'Auf keinem Gerät sind Benachrichtigungen eingeschaltet.',
      password: 'Der Mailserver lehnt das Passwort ab.',
      recipient: 'Der Mailserver lehnt die Adresse für die Benachrichtigungen ab.',
      unreachable: 'Der Server antwortet nicht.',
      busy: 'Der Server ist ausgelastet; es wird noch einmal versucht.',
      refused: 'Der Server lehnt den Versand ab.',
      settings: 'Die Daten des Servers oder der Schlüssel der Website sind ungültig.',
    },
  },
}
