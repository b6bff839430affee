import type { DashboardTexts } from '../es/dashboard'

/** The console's first page, in German. */
export const dashboard: DashboardTexts = {
  title: 'Übersicht',
  welcome: 'Willkommen in der Konsole',
  users: { title: 'Benutzer', text: 'Sieh nach, wer Zugang hat und was er darf.', open: 'Benutzer ansehen' },
  settings: {
    title: 'Einstellungen',
    text: 'Name, Social Media, Kontakt und SEO der Website.',
    open: 'Einstellungen ansehen',
  },
  projects: {
    title: 'Projekte',
    text: 'Lege das Portfolio an, bearbeite und sortiere es.',
    open: 'Projekte ansehen',
  },
  messages: {
    title: 'Neue Nachrichten',
    text: 'Anfragen, die noch niemand geöffnet hat.',
    open: 'Neue Nachrichten ansehen',
  },
  weeks: {
    title: 'Nachrichten pro Woche',
    text: 'Die letzten 12 Wochen, Montag bis Sonntag, vom Server gezählt.',
    sum: 'Gesamt: {{n}}',
    figures: 'Zahlen anzeigen',
    week: 'Woche',
    from: 'Woche ab {{date}}',
    count: 'Nachrichten',
  },
}
