import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in German. */
export const dashboard: DashboardTexts = {
  title: 'Übersicht',
  welcome: 'Willkommen in der Konsole',
  users: { title: 'Benutzer', text: 'Sieh nach, wer Zugriff hat und wer was darf.', open: 'Benutzer ansehen' },
  settings: {
    title: 'Einstellungen',
    text: 'Name, Social Media, Kontakt und SEO der Website.',
    open: 'Einstellungen ansehen',
  },
  messages: {
    title: 'Neue Nachrichten',
    text: 'Anfragen, die noch niemand geöffnet hat.',
    open: 'Neue Nachrichten ansehen',
  },
  news: {
    none: 'Es gibt keine neuen Nachrichten.',
    suspected_one: '{{n}} verdächtige Nachricht, vielleicht von einem Bot',
    suspected_other: '{{n}} verdächtige Nachrichten, vielleicht von einem Bot',
  },
  asKnown: 'Stand dieses Geräts; vielleicht gibt es schon Neueres.',
  checklist: {
    title: 'Erste Schritte',
    text: 'Das solltest du erledigen, bevor du deine Website zeigst.',
    steps: {
      name: 'Trage den Namen deines Studios ein',
      number: 'Trage deine Chat-Nummer ein und teste sie',
      logo: 'Lade dein Logo hoch',
      projects: 'Veröffentliche ein eigenes Projekt statt der Beispiele',
      prices: 'Prüfe die Preise',
      alerts: 'Schalte Benachrichtigungen für neue Nachrichten ein',
      admin: 'Füge einen zweiten Admin hinzu, falls du den Zugang verlierst',
    },
    isDone: 'Erledigt',
    isOpen: 'Offen',
    test: 'Chat testen',
    checked: 'Sie stimmen',
    dismiss: 'Liste ausblenden',
  },
  samples: {
    title: 'Deine Website enthält noch Beispiele:',
    projects: 'Beispielprojekte',
    testimonials: 'Beispiel-Kundenstimmen',
    contacts: 'Beispielkontakte, für Besucher ausgeblendet',
  },
  waiting: { title: 'Entscheidung nötig', open: 'Entscheiden' },
  changes: {
    title: 'Letzte Änderungen',
    open: 'Aktivität ansehen',
    none: 'Noch keine Änderungen.',
    failed: 'Die letzten Änderungen konnten nicht geladen werden',
  },
}
