import type { AlertsTexts } from '../es/alerts'

/** What tells of new messages outside the inbox, in German. */
export const alerts: AlertsTexts = {
  unread: 'Neu: {{n}}',
  title: 'Hinweise auf diesem Gerät',
  text: 'Kommt eine Nachricht, meldet sie der Browser, solange die Konsole in einem Tab oder Fenster offen ist.',
  ask: 'Hinweise einschalten',
  granted: 'Die Hinweise sind an. Ausschalten kannst du sie in den Einstellungen des Browsers für diese Website.',
  denied: 'Der Browser blockiert Hinweise dieser Website. In seinen Einstellungen kannst du sie erlauben.',
  unsupported:
    'Dieser Browser kann keine Hinweise zeigen. Auf iPhone oder iPad: erst die Website zum Home-Bildschirm hinzufügen.',
  from: 'Nachricht von {{name}}',
  several: 'Neue Nachrichten: {{n}}',
}
