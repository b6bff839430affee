import type { PreviewsTexts } from '../es/previews'

/** The console's preview links, in German. */
export const previews: PreviewsTexts = {
  title: 'Vorschau',
  text: 'Ein Link zeigt in allen Sprachen, was gespeichert, aber noch nicht öffentlich ist. Ändern lässt sich damit nichts. Er gilt {{days}} Tage oder bis du ihn deaktivierst.',
  share: 'Vorschau teilen',
  created: 'Link erstellt',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Der Link konnte nicht kopiert werden. Markiere und kopiere ihn.',
  link: 'Vorschau-Link',
  made: 'Erstellt von {{who}} am {{when}}',
  expires: 'Läuft ab am {{when}}',
  visits: 'Aufrufe',
  revoke: 'Deaktivieren',
  revokeTitle: 'Diesen Link deaktivieren?',
  revokeText: 'Er funktioniert dann sofort für niemanden mehr.',
  revoked: 'Deaktiviert',
  expired: 'Abgelaufen',
  revokedNow: 'Link deaktiviert',
  none: 'Noch keine Links.',
  loading: 'Links werden geladen',
  offline: 'Offline: Links lassen sich nur mit Verbindung erstellen, ansehen und deaktivieren.',
  failed: 'Die Links konnten nicht geladen werden.',
  createFailed: 'Der Link konnte nicht erstellt werden. Versuch es noch einmal.',
  revokeFailed: 'Der Link konnte nicht deaktiviert werden. Versuch es noch einmal.',
}
