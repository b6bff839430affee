import type { IdentityTexts } from '../es/identity'

/** The dialog for reauthentication, in German. */
export const identity: IdentityTexts = {
  title: 'Bestätige, dass du es bist',
  why: 'Liegt deine letzte Anmeldung mehr als {{recentMinutes}} Minuten zurück, musst du hier zur Sicherheit noch einmal bestätigen, wer du bist.',
  password: 'Passwort von {{email}}',
  confirm: 'Bestätigen',
  checking: 'Wird geprüft …',
  notConfirmed: 'Es wurde nichts geändert: Die Bestätigung fehlt.',
  wrong: 'Das Passwort ist nicht richtig.',
  offline: 'Offline: Dafür brauchst du eine Verbindung. Deine Eingabe bleibt erhalten.',
  ended: 'Deine Sitzung ist beendet. Melde dich neu an.',
  what: {
    createUser: 'Du legst einen Admin an: {{email}}.',
    grant: 'Du gibst {{name}} vollen Zugriff auf die Konsole.',
    revoke: 'Du entziehst {{name}} den Zugriff auf die Konsole.',
    disable: 'Du deaktivierst das Konto von {{name}}.',
    enable: 'Du aktivierst das Konto von {{name}} wieder.',
    remove: 'Du löschst das Konto von {{name}}.',
    password: 'Du änderst das Passwort von {{email}}.',
    chat: 'Du änderst die Chat-Nummer auf {{to}}: Dorthin schreiben dann die Besucher.',
    mail: 'Benachrichtigungen über neue Nachrichten gehen künftig an {{to}}, samt dem Text der Besucher.',
    visitors: 'Besucher oder ihre Messdaten gehen künftig an {{to}}.',
    closing: 'Du schließt die Website für Besucher.',
    everywhere: 'Du meldest {{email}} überall ab.',
    device: 'Du entfernst ein Gerät von {{email}}: {{name}}.',
  },
}
