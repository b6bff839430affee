import type { AccessTexts } from '../es/access'

/** Passwords, and the reset of a forgotten one, in German. */
export const access: AccessTexts = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  forgotten: 'Passwort vergessen?',
  forgottenTitle: 'Passwort vergessen',
  forgottenText: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Gibt es zu dieser Adresse ein Konto, bekommst du einen Link. Das kann ein paar Minuten dauern; sieh auch im Spam-Ordner nach.',
  notReached: 'Der Server war nicht erreichbar. Versuch es noch einmal.',
  toSignIn: 'Zur Anmeldung',
  newTitle: 'Wähle dein Passwort',
  newText: 'Für die Anmeldung als {{email}}.',
  save: 'Passwort speichern',
  saved: 'Passwort gespeichert. Frühere Sitzungen sind beendet; du kannst dich jetzt anmelden.',
  checkingLink: 'Link wird geprüft',
  badLink: 'Dieser Link wurde schon verwendet, ist abgelaufen oder unvollständig.',
  askAgain: 'Neuen Link anfordern',
}
