import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Datenschutzerklärung',
  updated: 'Zuletzt aktualisiert: {{date}}',
  back: 'Zurück zur Website',
  sections: [
    {
      title: 'Wer für deine Daten verantwortlich ist',
      text: 'Das Studio, das diese Website betreibt. Bei Fragen zum Datenschutz erreichst du uns unter {{email}}.',
    },
    {
      title: 'Was wir speichern, wenn du uns schreibst',
      text: 'Deinen Namen, deine E-Mail-Adresse, deine Nachricht, das Datum und, wenn du sie angibst, die Telefonnummer, die Art des Videos, den Referenzlink und das Budget. Wir nutzen sie nur, um dir zu antworten und, wenn wir zusammenarbeiten, für dein Projekt. Den Text des Chats, der sich danach öffnet, schickst du selbst ab.',
    },
    {
      title: 'Wo die Daten liegen',
      text: 'In Firebase, einem Dienst von Google. Zugriff haben nur die Personen, die das Studio verwalten. Wir verkaufen deine Daten nicht und geben sie nicht zu Werbezwecken an Dritte weiter.',
    },
    {
      title: 'Was auf deinem Gerät bleibt',
      text: 'Die gewählte Sprache und das Design, deine Entscheidung zur Webanalyse und eine Kopie der Website, damit sie sich auch offline öffnen lässt. Was du ins Formular schreibst, ohne es abzuschicken, bleibt nur, bis du den Tab schließt. Werbe-Cookies verwenden wir nicht. Wenn du das Studio verwaltest, bleibt außerdem, auch nach dem Abmelden, ein signierter Schlüssel, der nur dazu dient, das Gerät bei der nächsten Anmeldung wiederzuerkennen.',
    },
    {
      title: 'Schutz vor Missbrauch',
      text: 'Damit niemand das Formular überflutet, zählen wir eine Stunde lang, wie viele Nachrichten von jeder Netzwerkadresse und jeder E-Mail-Adresse kommen. Die Netzwerkadresse selbst speichern wir nicht, nur einen mit einem geheimen Schlüssel berechneten Hashwert; dieser wird nach einigen Tagen gelöscht. Eine Nachricht, die automatisch wirkt, bewahren wir getrennt auf. Anmeldeversuche werden auf ähnliche Weise gezählt.',
    },
    {
      title: 'Webanalyse',
      text: 'Google Analytics wird nur geladen, wenn das Studio es aktiviert hat und du zugestimmt hast. Auf dieser Seite kannst du deine Entscheidung jederzeit ändern. Außerdem zählt die Website selbst pro Tag, ohne Cookies und Kennungen, Besuche, erreichte Abschnitte, angesehene Videos, Klicks auf den Chat und Anfragen, mit der Sprache, der Art des Geräts und dem Namen der Website, von der du kommst. Deine Netzwerkadresse speichert sie nicht, und sie beachtet die Signale Do Not Track und Global Privacy Control.',
    },
    {
      title: 'Chat und externe Links',
      text: 'Der Chat öffnet sich in WhatsApp, und Videos von YouTube oder Vimeo werden erst geladen, wenn du sie abspielst. Dort gelten die Richtlinien dieser Dienste.',
    },
    {
      title: 'Speicherdauer und deine Rechte',
      text: 'Wir bewahren Nachrichten so lange auf, wie wir sie für deine Anfrage brauchen, höchstens aber {{months}}; danach werden sie automatisch gelöscht. Mit jeder Nachricht speichern wir, wann du dieser Erklärung zugestimmt hast und in welcher Fassung. Du kannst eine Kopie, eine Korrektur oder die Löschung deiner Daten verlangen: Schreib einfach an {{email}}. Nach einer Löschung bleibt nur ein Hashwert deiner E-Mail-Adresse mit dem Datum, damit keine Sicherung die Daten zurückbringt.',
    },
  ],
}
