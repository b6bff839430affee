import type { WaysTexts } from '../es/ways'

export const ways: WaysTexts = {
  filters: 'Filter',
  filtersActive: 'Filter ({{n}})',
  more: 'Weitere Aktionen: {{name}}',
  toContent: 'Zum Inhalt springen',
  toList: 'Zur Liste springen',
  groups: {
    content: 'Inhalte',
    enquiries: 'Anfragen',
    people: 'Personen',
    site: 'Website',
  },
  row: {
    see: 'Auf der Website ansehen',
    show: 'Auf der Website anzeigen',
    hide: 'Auf der Website ausblenden',
    duplicate: 'Duplizieren',
  },
  star: 'Als Highlight zeigen: {{name}}',
  starred: 'Das Projekt ist jetzt ein Highlight',
  unstarred: 'Das Projekt ist kein Highlight mehr',
}
