import type { AlertsTexts } from '../es/alerts'

/** Notifications of new messages, in German. */
export const alerts: AlertsTexts = {
  title: 'Benachrichtigungen auf diesem Gerät',
  text: 'Kommt eine Nachricht an, meldet sich der Browser, solange die Konsole in einem Tab oder Fenster geöffnet ist.',
  ask: 'Benachrichtigungen einschalten',
  granted:
    'Benachrichtigungen sind eingeschaltet. Ausschalten kannst du sie in den Browser-Einstellungen für diese Website.',
  denied: 'Der Browser blockiert Benachrichtigungen dieser Website. In seinen Einstellungen kannst du sie erlauben.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Füge die Website auf dem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.',
  from: 'Nachricht von {{name}}',
  several_one: '{{n}} neue Nachricht',
  several_other: '{{n}} neue Nachrichten',
}
