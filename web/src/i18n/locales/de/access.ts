import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in German. */
export const access: AccessTexts = {
  show: 'Eingabe anzeigen',
  hide: 'Eingabe verbergen',
  forgotten: 'Passwort vergessen?',
  forgottenTitle: 'Passwort vergessen',
  forgottenText: 'Gib deine E-Mail ein: Wir senden einen Link, mit dem du ein neues wählst.',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  sent: 'Wenn es ein Konto mit dieser E-Mail gibt, kommt ein Link. Das kann einige Minuten dauern; sieh auch im Spam nach.',
  notReached: 'Der Server war nicht erreichbar. Versuche es erneut.',
  toSignIn: 'Zur Anmeldung',
  newTitle: 'Wähle dein Passwort',
  newText: 'Zur Anmeldung als {{email}}.',
  save: 'Passwort speichern',
  saved: 'Passwort gespeichert. Frühere Sitzungen sind beendet; du kannst dich jetzt anmelden.',
  checkingLink: 'Link wird geprüft',
  badLink: 'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig.',
  askAgain: 'Neuen Link anfordern',
}
