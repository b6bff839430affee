import type { VisibilityTexts } from '../es/visibility'

export const visibility: VisibilityTexts = {
  label: 'Sichtbarkeit',
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  planned: 'Geplant',
  fromDay: 'Ab einem Datum',
  from: 'Ab {{day}}',
  day: 'Sichtbar ab',
  hint: {
    visible: 'Auf der Website zu sehen, sobald es veröffentlicht ist.',
    hidden: 'Nur in der Konsole zu sehen. Lässt sich auch unvollständig speichern.',
    planned: 'Auf der Website zu sehen ab 0:00 Uhr an diesem Tag ({{zone}}).',
    here: 'Nach der Uhr dieses Geräts',
  },
  any: 'Alle',
  missing: 'Damit es auf der Website zu sehen ist, fehlt:',
  saveHidden: 'Ausgeblendet speichern',
  show: 'Auf der Website anzeigen: {{name}}',
  hide: 'Auf der Website ausblenden: {{name}}',
  see: 'Auf der Website ansehen: {{name}}',
  shown: 'In etwa zwei Minuten auf der Website sichtbar',
  hiddenNow: 'In etwa zwei Minuten nicht mehr auf der Website',
  failed: 'Die Sichtbarkeit konnte nicht geändert werden',
}
