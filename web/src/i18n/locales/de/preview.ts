import type { PreviewTexts } from '../es/preview'

/** The public page behind a preview link, in German. */
export const previewTexts: PreviewTexts = {
  label: 'Vorschau',
  loading: 'Vorschau wird geladen\u00a0…',
  shown: 'Vorschau: enthält auch Gespeichertes, das noch nicht öffentlich ist. Der Link läuft am {{day}} ab.',
  ended:
    'Dieser Vorschau-Link funktioniert nicht mehr: Er ist abgelaufen oder wurde deaktiviert. Dies ist die öffentliche Seite.',
  failed: 'Die Vorschau konnte nicht geladen werden. Du siehst die öffentliche Seite.',
  leave: 'Vorschau verlassen',
  noEnquiries: 'In einer Vorschau lassen sich keine Nachrichten senden.',
}
